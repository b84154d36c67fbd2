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

interface Listed {
  version: string;
  readAt: number;
  counts: Counts;
}

/** The last count of each kind. */
const known = new WeakMap<Db, Map<ProviderKind, Listed>>();

/** Which changes there were is written down for an hour. */
const TRUSTED_MS = 30 * 60_000;

export const DIRECTORY_VERSION = sql`(select version from data_versions where name = 'directory')`;

/**
 * Counts again only where the directory has changed since: counting all reads every row, looking up the version one.
 * Whoever has read the version with something else saves that, too.
 */
export async function countListed(db: Db, kind: ProviderKind, seen?: string): Promise<Counts> {
  readsCounts(kind);
  const ofDb = known.get(db) ?? new Map<ProviderKind, Listed>();
  known.set(db, ofDb);
  const last = ofDb.get(kind);
  if (last && last.version === seen) return last.counts;
  const isTrusted = last && performance.now() - last.readAt < TRUSTED_MS;
  const listed = (isTrusted && (await recount(db, kind, last))) || (await countAll(db, kind));
  ofDb.set(kind, listed);
  return listed.counts;
}

/** What is counted and the version come from one statement: they belong together, whatever is changed meanwhile. */
async function countAll(db: Db, kind: ProviderKind): Promise<Listed> {
  const readAt = performance.now();
  const { rows } = await db.execute<{ version: string; cells: CountedCells }>(
    sql`select ${DIRECTORY_VERSION} as version, ${countCells(sql`kind = ${kind}`)} as cells`,
  );
  const { version, cells } = rows[0]!;
  return { version, readAt, counts: await nameCells(db, cells) };
}

/** The cells where somebody came, went or moved; null where it was more than could be written down. */
async function recount(db: Db, kind: ProviderKind, last: Listed): Promise<Listed | null> {
  const readAt = performance.now();
  const { rows } = await db.execute<{ version: string; all: boolean | null; cells: Counts }>(sql`
    with changed as (
      select slug, category, location from directory_changes
      where version > ${last.version} and counted and coalesce(kind, ${kind}) = ${kind}
    )
    select ${DIRECTORY_VERSION} as version, (select bool_or(slug is null) from changed) as all,
      coalesce((
        select json_agg(json_build_object('category', c.name, 'location', l.name, 'count', (
          select count(*) from profile_search
          where kind = ${kind} and profile_search.category = c.id and profile_search.location = l.id)))
        from (select distinct category, location from changed) as cell
          join search_codes c on c.name = cell.category
          join search_codes l on l.name = cell.location), '[]') as cells`);
  const { version, all, cells } = rows[0]!;
  // Before the last one: the directory was restored.
  if (all || BigInt(version) < BigInt(last.version)) return null;
  const isCounted = (cell: Counts[number]) =>
    cells.some(
      ({ category, location }) => category === cell.category && location === cell.location,
    );
  const others = last.counts.filter((cell) => !isCounted(cell));
  return { version, readAt, counts: [...others, ...cells.filter(({ count }) => count > 0)] };
}
