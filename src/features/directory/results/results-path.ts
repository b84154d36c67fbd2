import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

interface Filter {
  category?: string;
  location?: string;
  words?: string;
}

/** The results page of a kind, with the names that its address gives to the same filters. */
export function resultsPath(
  kind: ProviderKind,
  { category, location, words }: Filter = {},
): string {
  const query = new URLSearchParams();
  if (category) query.set(kind === 'specialist' ? 'category' : 'businessType', category);
  if (location) query.set('location', location);
  if (words) query.set(kind === 'specialist' ? 'keywords' : 'business_name', words);
  const page = kind === 'specialist' ? paths.specialists : paths.businesses;
  return query.size > 0 ? `${page}?${query}` : page;
}
