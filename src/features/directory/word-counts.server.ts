import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { DIRECTORY_VERSION, type CountedCells } from './counts.server.ts';

interface Counted {
  version: string;
  cells: CountedCells;
}

/** The words that were asked for last, with what was counted for them: 12 kB each where they are found everywhere. */
const known = new WeakMap<Db, Map<string, Counted>>();
const MOST = 200;

/**
 * What words are found in is counted once for all places, orders and pages, until the directory changes. `sql` is null
 * while the last count still holds, which only the statement itself can tell; `take` gives the count that belongs to
 * what it answered.
 */
export function countOnce(db: Db, question: unknown, counted: SQL) {
  const ofDb = known.get(db) ?? new Map<string, Counted>();
  known.set(db, ofDb);
  const key = JSON.stringify(question);
  const last = ofDb.get(key);
  return {
    sql: last
      ? sql`case when ${DIRECTORY_VERSION} = ${last.version} then null else ${counted} end`
      : counted,
    take(answered: Counted): CountedCells {
      const cells = answered.version === last?.version ? last.cells : answered.cells;
      ofDb.delete(key);
      ofDb.set(key, { version: answered.version, cells });
      if (ofDb.size > MOST) ofDb.delete(ofDb.keys().next().value!);
      return cells;
    },
  };
}
