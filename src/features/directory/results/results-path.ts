import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { addressWith } from '../address-with.ts';

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
  if (kind === 'specialist')
    return addressWith(paths.specialists, Object.entries({ category, location, keywords: words }));
  const asked = { businessType: category, location, business_name: words };
  return addressWith(paths.businesses, Object.entries(asked));
}
