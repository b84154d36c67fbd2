import { sql, type SQL } from 'drizzle-orm';
import { BUSINESS_CATEGORIES, SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import {
  LOCATIONS,
  areasServing,
  placesWithin,
  type Location,
} from '#features/profiles/locations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { searchCodes } from '#platform/db/tables/search.ts';

interface Codes {
  byName: ReadonlyMap<string, number>;
  byCode: ReadonlyMap<number, string>;
}

/** A code is given once and never changes, so what was read stays right; only what is missing is looked for again. */
const known = new WeakMap<Db, Codes>();

/** The codes of those names that any profile has ever had. */
export async function codesOf(db: Db, names: readonly string[]): Promise<number[]> {
  const { byName } = await codesWith(db, (codes) => names.every((name) => codes.byName.has(name)));
  return names.flatMap((name) => byName.get(name) ?? []);
}

/** The names of codes that search rows hold. */
export async function namesOf(
  db: Db,
  codes: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { byCode } = await codesWith(db, (last) => codes.every((code) => last.byCode.has(code)));
  return byCode;
}

/** Whatever the catalogues name has a code before anybody asks for it. */
export async function seedCodes(db: Db): Promise<void> {
  const names = [...new Set([...SPECIALIST_CATEGORIES, ...BUSINESS_CATEGORIES, ...LOCATIONS])];
  await db.execute(sql`
    insert into ${searchCodes} (name)
    select name from unnest(${sql.param(names)}::text[]) as name
    where name not in (select name from ${searchCodes})
    on conflict do nothing`);
}

async function codesWith(db: Db, isComplete: (codes: Codes) => boolean): Promise<Codes> {
  const last = known.get(db);
  if (last && isComplete(last)) return last;
  const rows = await db.select().from(searchCodes);
  const codes = {
    byName: new Map(rows.map(({ id, name }) => [name, id])),
    byCode: new Map(rows.map(({ id, name }) => [id, name])),
  };
  known.set(db, codes);
  return codes;
}

/** On rows of profile_search: whoever is at the place or in a town of it. */
export async function livesAt(db: Db, place: Location): Promise<SQL> {
  const codes = await codesOf(db, placesWithin(place));
  return sql`location = any(${sql.param(codes)}::smallint[])`;
}

/** Whoever says that they come to one of the places; null where they say nothing of it. */
export async function servesAny(db: Db, places: readonly Location[]): Promise<SQL> {
  const codes = await codesOf(db, [...new Set(places.flatMap(areasServing))]);
  return sql`areas && ${sql.param(codes)}::smallint[]`;
}

/** Whoever is there, or serves it as well. */
export async function placesCondition(db: Db, place: Location, serving: boolean): Promise<SQL> {
  const lives = await livesAt(db, place);
  return serving ? sql`(${lives} or ${await servesAny(db, [place])})` : lives;
}

/** What the indexes of words know of it: nobody who is there or serves it is missing, and few are too many. */
export async function indexedAt(db: Db, place: Location): Promise<SQL> {
  const codes = await codesOf(db, areasServing(place));
  return sql`array_prepend(location, areas) && ${sql.param(codes)}::smallint[]`;
}

/** A number for each place, such as a distance. */
export async function numberByPlace(
  db: Db,
  numbers: ReadonlyMap<string, number>,
  elsewhere: number,
): Promise<SQL> {
  const codes = await codesOf(db, [...numbers.keys()]);
  const cases = [...numbers.values()].map(
    (number, at) => sql`when ${codes[at]}::smallint then ${number}::int`,
  );
  return sql`(case location ${sql.join(cases, sql` `)} else ${elsewhere}::int end)`;
}
