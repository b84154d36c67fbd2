import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { SIDES, sideOf } from './signup-sides.ts';

/** A picture that has not come by then comes later. */
const PATIENCE_MS = 4_000;

/** The side that is shown, kept in the address; `coming` is one whose picture is still on its way. */
export function useSide() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const shown = sideOf(search);
  const [wanted, setWanted] = useState<ProviderKind | null>(null);
  const [changed, setChanged] = useState(false);
  const coming = wanted === shown ? null : wanted;

  const arrive = () => {
    setWanted(null);
    if (!coming) return;
    setChanged(true);
    void navigate(SIDES[coming].to, { replace: true, preventScrollReset: true });
  };

  const stopWaiting = useEffectEvent(arrive);
  useEffect(() => {
    if (!coming) return;
    const timer = setTimeout(() => stopWaiting(), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [coming]);

  return { shown, coming, changed, want: setWanted, arrive };
}
