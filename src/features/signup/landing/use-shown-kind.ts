import { useEffect, useEffectEvent, useState } from 'react';
import { Store, UserRound } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { signup } from '#messages';
import { COUNTRY } from '#platform/pack.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { signupPath } from '../signup-path.ts';

export const KINDS = {
  specialist: {
    label: () => signup.specialist,
    Icon: UserRound,
    intro: () => signup.specialistPitch(COUNTRY.name),
  },
  business: {
    label: () => signup.business,
    Icon: Store,
    intro: () => signup.businessPitch,
  },
} as const satisfies Record<ProviderKind, unknown>;

/** A picture that has not come by then comes later. */
const PATIENCE_MS = 4_000;

/** The kind that is shown, kept in the address; `coming` is one whose picture is still on its way. */
export function useShownKind() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const shown: ProviderKind = search.get('type') === 'business' ? 'business' : 'specialist';
  const [wanted, setWanted] = useState<ProviderKind | null>(null);
  const [changed, setChanged] = useState(false);
  const coming = wanted === shown ? null : wanted;
  const pathOf = (kind: ProviderKind) => signupPath(kind, search.get('invitation'));

  const arrive = () => {
    setWanted(null);
    if (!coming) return;
    setChanged(true);
    void navigate(pathOf(coming), { replace: true, preventScrollReset: true });
  };

  const stopWaiting = useEffectEvent(arrive);
  useEffect(() => {
    if (!coming) return;
    const timer = setTimeout(() => stopWaiting(), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [coming]);

  return { shown, coming, changed, want: setWanted, arrive, pathOf };
}

export type ShownKind = ReturnType<typeof useShownKind>;
