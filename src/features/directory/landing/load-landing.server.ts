import { sql } from 'drizzle-orm';
import type { Category } from '#features/profiles/categories.rules.ts';
import { LOCATIONS, placesWithin } from '#features/profiles/locations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { type ProviderKind, PROVIDER_KINDS } from '#platform/provider-kind.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { readsPart, readsProfiles } from '#platform/db/directory-reads.server.ts';
import { countListed, sumOf } from '../counts.server.ts';
import { searchProviders } from '../search-providers.server.ts';
import { readQuery } from '../search-query.ts';
import { FACTS_COUNTED_MAX } from '../search.rules.ts';
import type { Landing } from './landing.rules.ts';

/** Everything a landing page shows: who is there, and where else to look. */
export async function loadLanding(services: Services, landing: Landing) {
  const { kind, category, place } = landing;
  const asked = new URLSearchParams({ category: category ?? '', location: place ?? '' });
  const [{ cards, total, factCounts }, all] = await Promise.all([
    searchProviders(services, readQuery(kind, asked), { countFactsUpTo: FACTS_COUNTED_MAX }),
    listLandings(services.db, kind),
  ]);
  return {
    landing,
    cards,
    total,
    factCounts,
    /** The same category elsewhere, and the other categories here. */
    places: all.flatMap(({ category: same, place: name, count }) =>
      same === category && name !== null ? [{ name, count }] : [],
    ),
    categories: all.flatMap(({ category: name, place: same, count }) =>
      same === place && name !== null ? [{ name, count }] : [],
    ),
  };
}

export type LoadedLanding = Awaited<ReturnType<typeof loadLanding>>;

/** Every landing page that has somebody on it. */
export async function listLandings(
  db: Db,
  kind: ProviderKind,
): Promise<(Landing & { count: number })[]> {
  const counts = await countListed(db, kind);
  const categories = [...new Set(counts.map(({ category }) => category))].sort() as Category[];
  return [null, ...categories]
    .flatMap((category) => [null, ...LOCATIONS].map((place) => ({ kind, category, place })))
    .map((landing) => ({ ...landing, count: sumOf(counts, landing.category, landing.place) }))
    .filter(({ count }) => count > 0);
}

const MANY = 30;

interface Row extends Record<string, unknown> {
  kind: ProviderKind;
  slug: string;
  name: string;
  headline: string;
  category: string;
  location: string;
  created: string | Date;
  updated: string | Date;
}

/** Who came last: to what a landing page is about, or to the directory. A district has its towns with it. */
export async function listNew(db: Db, landing: Landing | null) {
  const { category = null, place = null } = landing ?? {};
  const places = place && placesWithin(place);
  const kinds = landing ? [landing.kind] : PROVIDER_KINDS;
  for (const kind of kinds) readsPart({ kind, category, places });
  const { rows } = await db.execute<Row>(sql`
    select kind, slug, display_name as name, headline, category, location,
      created_at as created, updated_at as updated
    from profiles
    where listed and kind = any(${sql.param(kinds)}::profile_kind[])
      and (${category}::text is null or category = ${category})
      and (${sql.param(places)}::text[] is null or location = any(${sql.param(places)}::text[]))
    order by created_at desc, slug limit ${MANY}`);
  readsProfiles(rows);
  return rows.map((row) => ({
    ...row,
    created: new Date(row.created),
    updated: new Date(row.updated),
  }));
}

export type NewProvider = Awaited<ReturnType<typeof listNew>>[number];
