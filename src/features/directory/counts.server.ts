import { sql, type SQL } from 'drizzle-orm';
import {
  areasServing,
  LOCATIONS,
  placesWithin,
  type Location,
} from '#features/profiles/locations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { readsCounts } from '#platform/db/directory-reads.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { namesOf } from './search-codes.server.ts';

/** How many profiles stand in each category at each place, by the areas that they serve besides. */
export type Counts = readonly {
  category: string;
  location: string;
  areas?: readonly string[];
  count: number;
}[];

/** As the database counts them: by codes. */
export type CountedCells =
  | [category: number, location: number, areas: number[] | null, count: number][]
  | null;

/** How many of them are of a category and at a place, in a town of it or serving it; null is any. */
export function sumOf(
  counts: Counts,
  category: string | null,
  place: Location | null,
  { serving = true } = {},
): number {
  const isThere = standsAt(place, serving);
  let sum = 0;
  for (const cell of counts)
    if ((!category || cell.category === category) && isThere(cell)) sum += cell.count;
  return sum;
}

/** The same for every category at once. */
export function sumsByCategory(counts: Counts, place: Location | null): Map<string, number> {
  const isThere = standsAt(place, true);
  const sums = new Map<string, number>();
  for (const cell of counts)
    if (isThere(cell)) sums.set(cell.category, (sums.get(cell.category) ?? 0) + cell.count);
  return sums;
}

/** The same for every place of `LOCATIONS`: each cell is looked at once, and not once for each of them. */
export function sumsByPlace(counts: Counts): number[] {
  const sums = LOCATIONS.map(() => 0);
  const lastCell = LOCATIONS.map(() => -1);
  for (const [cell, { location, areas, count }] of counts.entries()) {
    const add = (place: number) => {
      if (lastCell[place] !== cell) sums[place]! += count;
      lastCell[place] = cell;
    };
    LIVED_AT.get(location)?.forEach(add);
    if (areas) for (const area of areas) SERVED_FROM.get(area)?.forEach(add);
  }
  return sums;
}

/** By a location: at which of `LOCATIONS` whoever stands there is found. */
const LIVED_AT = placesHaving(placesWithin);
/** By an area: at which of them whoever serves it is found. */
const SERVED_FROM = placesHaving(areasServing);

function placesHaving(partsOf: (place: Location) => readonly Location[]): Map<string, number[]> {
  const having = new Map<string, number[]>();
  for (const [at, place] of LOCATIONS.entries())
    for (const part of partsOf(place)) having.set(part, [...(having.get(part) ?? []), at]);
  return having;
}

function standsAt(place: Location | null, serving: boolean): (cell: Counts[number]) => boolean {
  if (!place) return () => true;
  const places: readonly string[] = placesWithin(place);
  const served: readonly string[] = serving ? areasServing(place) : [];
  return ({ location, areas }) =>
    places.includes(location) || (areas?.some((area) => served.includes(area)) ?? false);
}

/** One JSON value: the rows of `from` that fit a condition, counted by category and place. */
export function countCells(from: SQL, condition: SQL): SQL {
  return sql`(
    select json_agg(json_build_array(category, location, areas, n))
    from (
      select category, location, areas, count(*) as n from ${from} where ${condition}
      group by 1, 2, 3
    ) as cells)`;
}

export const sizeOf = (cells: CountedCells): number =>
  cells?.reduce((sum, [, , , count]) => sum + count, 0) ?? 0;

export async function nameCells(db: Db, cells: CountedCells): Promise<Counts> {
  if (!cells) return [];
  const codes = cells.flatMap(([category, location, areas]) => [
    category,
    location,
    ...(areas ?? []),
  ]);
  const names = await namesOf(db, [...new Set(codes)]);
  return cells.map(([category, location, areas, count]) => ({
    category: names.get(category)!,
    location: names.get(location)!,
    ...(areas && { areas: areas.map((area) => names.get(area)!) }),
    count,
  }));
}

interface Listed {
  version: string;
  readAt: number;
  counts: Counts;
}

/** The last count of each kind, or the first one while it is under way: a crowd at a start waits for that. */
const known = new WeakMap<Db, Map<ProviderKind, Promise<Listed>>>();

/** Which changes there were is written down for an hour. */
const TRUSTED_MS = 30 * 60_000;

export const DIRECTORY_VERSION = sql`(select version from data_versions where name = 'directory')`;

/**
 * Counts again only where the directory has changed since: counting all reads every row, looking up the version one.
 * Whoever has read the version with something else saves that, too.
 */
export async function countListed(db: Db, kind: ProviderKind, seen?: string): Promise<Counts> {
  readsCounts(kind);
  const ofDb = known.get(db) ?? new Map<ProviderKind, Promise<Listed>>();
  known.set(db, ofDb);
  const counted = ofDb.get(kind);
  if (!counted) {
    const first = countAll(db, kind);
    ofDb.set(kind, first);
    // Whoever comes after one that failed begins anew.
    void first.catch(() => ofDb.delete(kind));
    return (await first).counts;
  }
  // What has changed since that was begun is counted again.
  const last = await counted;
  if (last.version === seen) return last.counts;
  const isTrusted = performance.now() - last.readAt < TRUSTED_MS;
  const listed = (isTrusted && (await recount(db, kind, last))) || (await countAll(db, kind));
  ofDb.set(kind, Promise.resolve(listed));
  return listed.counts;
}

/** What is counted and the version come from one statement: they belong together, whatever is changed meanwhile. */
async function countAll(db: Db, kind: ProviderKind): Promise<Listed> {
  const readAt = performance.now();
  const { rows } = await db.execute<{ version: string; cells: CountedCells }>(
    sql`select ${DIRECTORY_VERSION} as version, ${countCells(sql`profile_search`, sql`kind = ${kind}`)} as cells`,
  );
  const { version, cells } = rows[0]!;
  return { version, readAt, counts: await nameCells(db, cells) };
}

/** The cells where somebody came, went or moved; null where it was more than could be written down. */
async function recount(db: Db, kind: ProviderKind, last: Listed): Promise<Listed | null> {
  const readAt = performance.now();
  const { rows } = await db.execute<Recounted>(sql`
    with changed as (
      select slug, category, location from directory_changes
      where version > ${last.version} and counted and coalesce(kind, ${kind}) = ${kind}
    ),
    cell as (select distinct category, location from changed where slug is not null)
    select ${DIRECTORY_VERSION} as version, (select bool_or(slug is null) from changed) as all,
      coalesce((select json_agg(json_build_array(category, location)) from cell), '[]') as changed,
      (
        select json_agg(json_build_array(s.category, s.location, s.areas, s.n))
        from cell
          join search_codes c on c.name = cell.category
          join search_codes l on l.name = cell.location
          cross join lateral (
            select category, location, areas, count(*) as n from profile_search
            where kind = ${kind} and category = c.id and location = l.id group by 1, 2, 3) as s
      ) as cells`);
  const { version, all, changed, cells } = rows[0]!;
  // Before the last one: the directory was restored.
  if (all || BigInt(version) < BigInt(last.version)) return null;
  const isCounted = (cell: Counts[number]) =>
    changed.some(
      ([category, location]) => category === cell.category && location === cell.location,
    );
  const others = last.counts.filter((cell) => !isCounted(cell));
  return { version, readAt, counts: [...others, ...(await nameCells(db, cells))] };
}

interface Recounted extends Record<string, unknown> {
  version: string;
  all: boolean | null;
  changed: [category: string, location: string][];
  cells: CountedCells;
}
