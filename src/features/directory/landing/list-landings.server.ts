import { placesWithin, LOCATIONS } from '#features/profiles/locations.rules.ts';
import type { Category } from '#features/profiles/categories.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { countListed } from '../count-listed.server.ts';
import type { Landing } from './landing.rules.ts';

export interface CountedLanding extends Landing {
  count: number;
}

/** Every landing page that has somebody on it. */
export async function listLandings(db: Db, kind: ProviderKind): Promise<CountedLanding[]> {
  const counts = await countListed(db, kind);
  const categories = [...new Set(counts.map(({ category }) => category))].sort();
  const count = (category: string | null, places: readonly string[] | null) =>
    counts
      .filter((cell) => category === null || cell.category === category)
      .filter((cell) => places === null || places.includes(cell.location))
      .reduce((sum, cell) => sum + cell.count, 0);
  return [null, ...categories].flatMap((category) =>
    [null, ...LOCATIONS]
      .map((place) => ({
        kind,
        category: category as Category | null,
        place,
        count: count(category, place && placesWithin(place)),
      }))
      .filter((landing) => landing.count > 0),
  );
}
