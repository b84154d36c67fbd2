import { sql, type SQL } from 'drizzle-orm';
import { placesWithin, type Location } from '#features/profiles/locations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { readsCounts } from '#platform/db/directory-reads.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { namesOf } from './search-codes.server.ts';

/** How many profiles stand in each category at each place. */
export type Counts = readonly { category: string; location: string; count: number }[];

/** As the database counts them: by codes. */
export type CountedCells = [category: number, location: number, count: number][] | null;

/** How many of them are of a category and at a place or in a town of it; null is any. */
export function sumOf(counts: Counts, category: string | null, place: Location | null): number {
  const places: readonly string[] | null = place && placesWithin(place);
  let sum = 0;
  // Beside every result there are fifty such sums.
  for (const { category: of, location, count } of counts)
    if ((!category || of === category) && (!places || places.includes(location))) sum += count;
  return sum;
}

/** One JSON value: what fits a condition on rows of profile_search, counted by category and place. */
export function countCells(condition: SQL): SQL {
  return sql`(
    select json_agg(json_build_array(category, location, n))
    from (
      select category, location, count(*) as n from profile_search where ${condition} group by 1, 2
    ) as cells)`;
}

export async function nameCells(db: Db, cells: CountedCells): Promise<Counts> {
  if (!cells) return [];
  const names = await namesOf(db, [...new Set(cells.flatMap(([a, b]) => [a, b]))]);
  return cells.map(([category, location, count]) => ({
    category: names.get(category)!,
    location: names.get(location)!,
    count,
  }));
}

/** The last count of each kind and the version of the directory it was made at. */
const known = new WeakMap<Db, Map<ProviderKind, { version: string; counts: Counts }>>();

export const DIRECTORY_VERSION = sql`(select version from data_versions where name = 'directory')`;

/**
 * Counts again only when the directory has changed: counting reads every row, looking up the version one. Whoever has
 * read the version with something else saves that, too.
 */
export async function countListed(db: Db, kind: ProviderKind, seen?: string): Promise<Counts> {
  readsCounts(kind);
  const version = seen ?? (await readVersion(db));
  const ofDb = known.get(db) ?? new Map<ProviderKind, { version: string; counts: Counts }>();
  known.set(db, ofDb);
  const last = ofDb.get(kind);
  if (last?.version === version) return last.counts;

  const { rows } = await db.execute<{ cells: CountedCells }>(
    sql`select ${countCells(sql`kind = ${kind}`)} as cells`,
  );
  const counts = await nameCells(db, rows[0]!.cells);
  ofDb.set(kind, { version, counts });
  return counts;
}

async function readVersion(db: Db): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(
    sql`select ${DIRECTORY_VERSION} as version`,
  );
  return rows[0]!.version;
}
