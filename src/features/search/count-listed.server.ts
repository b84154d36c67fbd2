import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';

/** How many profiles stand in each category at each place. */
export type Counts = readonly { category: string; location: string; count: number }[];

type Kind = 'specialist' | 'business';

/** The last count of each kind and the version of the directory it was made at. */
const known = new WeakMap<Db, Map<Kind, { version: string; counts: Counts }>>();

/** Counts again only when the directory has changed: counting reads every row, looking up the version one. */
export async function countListed(db: Db, kind: Kind): Promise<Counts> {
  const { rows } = await db.execute<{ version: string }>(
    sql`select version from data_versions where name = 'directory'`,
  );
  const version = rows[0]!.version;
  const ofDb = known.get(db) ?? new Map<Kind, { version: string; counts: Counts }>();
  known.set(db, ofDb);
  const last = ofDb.get(kind);
  if (last?.version === version) return last.counts;

  const counted = await db.execute<{ category: string; location: string; count: number }>(sql`
    select category, location, count(*)::int as count
    from profile_search where kind = ${kind} group by category, location`);
  ofDb.set(kind, { version, counts: counted.rows });
  return counted.rows;
}
