import type { ProviderKind } from '#platform/provider-kind.rules.ts';
/** What stands in the search of a page, beside its entry in the browser's history. */
export interface Kept {
  kind: ProviderKind;
  values: Readonly<Record<string, string>>;
}

/** Remembered with the page itself, so that Back finds it and a new visit does not. */
export function keepSearch(search: Kept): void {
  history.replaceState({ ...(history.state as object | null), search }, '');
}

/** What a history entry remembers, whoever has written it. */
export function keptSearch(state: unknown): Kept | null {
  const { search } = (state ?? {}) as { search?: Partial<Kept> | null };
  if (search?.kind !== 'specialist' && search?.kind !== 'business') return null;
  const texts = Object.entries(search.values ?? {}).filter(([, text]) => typeof text === 'string');
  return { kind: search.kind, values: Object.fromEntries(texts) };
}
