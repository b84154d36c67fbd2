import { searchBusinesses } from '../search-businesses.server.ts';
import { businessSearchParams, specialistSearchParams } from '../search-params.rules.ts';
import { searchSpecialists } from '../search-specialists.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Landing } from './landing.rules.ts';
import { listLandings } from './list-landings.server.ts';

/** Everything a landing page shows: who is there, and where else to look. */
export async function loadLanding(services: Services, landing: Landing) {
  const { kind, category, place } = landing;
  const asked = { category: category ?? '', location: place ?? '' };
  const [specialists, businesses, all] = await Promise.all([
    kind === 'specialist' ? searchSpecialists(services, specialistSearchParams.parse(asked)) : null,
    kind === 'business' ? searchBusinesses(services, businessSearchParams.parse(asked)) : null,
    listLandings(services.db, kind),
  ]);
  return {
    landing,
    specialists: specialists?.results ?? [],
    businesses: businesses?.results ?? [],
    total: (specialists ?? businesses)!.total,
    /** The same category elsewhere, and the other categories here. */
    places: all
      .filter((each) => each.category === category && each.place !== null)
      .map((each) => ({ name: each.place!, count: each.count })),
    categories: all
      .filter((each) => each.category !== null && each.place === place)
      .map((each) => ({ name: each.category!, count: each.count })),
  };
}

export type LoadedLanding = Awaited<ReturnType<typeof loadLanding>>;
