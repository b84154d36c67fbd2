import { useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#ui/use-hydrated.ts';
import { keptSearch, keepSearch, type Kept } from './kept-search.ts';

type Kind = Kept['kind'];

/** Which tab of the search is open and what its form begins with: as it was left, when the visitor comes back. */
export function useSearchTab() {
  const { key, state } = useLocation();
  // Chosen on this visit of the page; another visit begins anew.
  const [chosen, setChosen] = useState<{ kind: Kind; key: string } | null>(null);
  const isChosen = chosen?.key === key;
  const kept = useHydrated() ? (keptSearch(history.state) ?? asked(state)) : null;
  const choose = (kind: Kind) => {
    setChosen({ kind, key });
    keepSearch({ kind, values: {} });
  };
  return {
    kind: (isChosen ? chosen.kind : kept?.kind) ?? 'specialist',
    initial: isChosen ? {} : (kept?.values ?? {}),
    choose,
  };
}

/** A link may ask for one of the tabs. */
function asked(state: unknown): Kept | null {
  const { searchFor } = (state ?? {}) as { searchFor?: unknown };
  return searchFor === 'specialist' || searchFor === 'business'
    ? { kind: searchFor, values: {} }
    : null;
}
