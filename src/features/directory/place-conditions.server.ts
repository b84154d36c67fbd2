import { sql, type SQL } from 'drizzle-orm';
import { areasServing, placesWithin, type Location } from '#features/profiles/locations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { codesOf } from './search-codes.server.ts';

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
