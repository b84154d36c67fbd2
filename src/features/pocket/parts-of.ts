import { groupBy } from '#platform/group-by.ts';
import { DISTRICT_OF, DISTRICTS, type Location } from '#features/profiles/locations.rules.ts';
import type { PocketProvider } from './pocket-provider.ts';
import { WHOLE_MAX } from './pocket.rules.ts';

/** In one piece as long as that is small; else by district, of which a phone keeps those it has to do with. */
export function partsOf(providers: readonly PocketProvider[]) {
  if (providers.length <= WHOLE_MAX) return [{ district: null, own: providers }];
  const by = groupBy(providers, ({ location }) => DISTRICT_OF[location as Location]);
  return DISTRICTS.map((district) => ({ district, own: by.get(district) ?? [] }));
}
