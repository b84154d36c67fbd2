import { useState } from 'react';
import { useLocation } from 'react-router';
import { isProviderKind, type ProviderKind } from '#platform/provider-kind.rules.ts';
import { useInBrowser } from '#ui/use-hydrated.ts';

/** What stands in the search of a page, beside its entry in the browser's history. */
export interface Kept {
  kind: ProviderKind;
  values: Readonly<Record<string, string>>;
}

/** Which tab of the search is open and what its form begins with: as it was left, when the visitor comes back. */
export function useSearchTab() {
  const { key } = useLocation();
  // Chosen on this visit of the page; another visit begins anew.
  const [chosen, setChosen] = useState<{ kind: ProviderKind; key: string } | null>(null);
  const isChosen = chosen?.key === key;
  const remembered = useInBrowser(inHistory, null);
  const kept = keptSearch({ search: remembered }) ?? asked(remembered);
  const choose = (kind: ProviderKind) => {
    setChosen({ kind, key });
    keepSearch({ kind, values: {} });
  };
  return {
    kind: (isChosen ? chosen.kind : kept?.kind) ?? 'specialist',
    initial: isChosen ? {} : (kept?.values ?? {}),
    choose,
  };
}

/** Nothing at a first visit, as on the server. */
function inHistory(): unknown {
  const { search, usr } = (history.state ?? {}) as { search?: unknown; usr?: unknown };
  return search ?? usr ?? null;
}

/** A link may ask for one of the tabs. */
function asked(state: unknown): Kept | null {
  const { searchFor } = (state ?? {}) as { searchFor?: unknown };
  return isProviderKind(searchFor) ? { kind: searchFor, values: {} } : null;
}

/** Remembered with the page itself, so that Back finds it and a new visit does not. */
export function keepSearch(search: Kept): void {
  history.replaceState({ ...(history.state as object | null), search }, '');
}

/** What a history entry remembers, whoever has written it. */
export function keptSearch(state: unknown): Kept | null {
  const { search } = (state ?? {}) as { search?: Partial<Kept> | null };
  if (!search || !isProviderKind(search.kind)) return null;
  const texts = Object.entries(search.values ?? {}).filter(([, text]) => typeof text === 'string');
  return { kind: search.kind, values: Object.fromEntries(texts) };
}
