import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { DIRECTORY_VERSION } from './counts.server.ts';

interface Counted {
  version: string;
  counted: unknown;
}

/** What was asked for last, with what was counted for it: 12 kB each where it is found everywhere. */
const known = new WeakMap<Db, Map<string, Counted>>();
const MOST = 200;

/**
 * What a question finds is counted once for all orders and pages, until the directory changes. `sql` is null while the
 * last count still holds, which only the statement itself can tell; `take` gives the count that belongs to what it
 * answered.
 */
export function countOnce<Value>(db: Db, question: unknown, counting: SQL) {
  const ofDb = known.get(db) ?? new Map<string, Counted>();
  known.set(db, ofDb);
  const key = JSON.stringify(question);
  const last = ofDb.get(key);
  return {
    sql: last
      ? sql`case when ${DIRECTORY_VERSION} = ${last.version} then null else ${counting} end`
      : counting,
    take(version: string, answered: Value): Value {
      const counted = version === last?.version ? (last.counted as Value) : answered;
      ofDb.delete(key);
      ofDb.set(key, { version, counted });
      if (ofDb.size > MOST) ofDb.delete(ofDb.keys().next().value!);
      return counted;
    },
  };
}
