import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { DIRECTORY_VERSION } from './counts.server.ts';

interface Counted {
  version: string;
  counted: unknown;
}

/** What was asked for last, with what was counted for it: 12 kB each where it is found everywhere. */
const known = new WeakMap<Db, Map<string, Counted>>();
/** The last version of the directory that a statement has told. */
const newest = new WeakMap<Db, string>();
const MOST = 200;

export interface OnceCounted<Value> {
  /** Null while the last count still holds, which only the statement itself can tell. */
  sql: SQL;
  /** Of which version the last count is, if nobody has seen a newer one. */
  version: string | null;
  /** Whatever has changed since, for guessing. */
  last: Value | null;
  /** The count that belongs to what the statement answered. */
  take: (version: string, answered: Value) => Value;
}

/** What a question finds is counted once for all orders and pages, until the directory changes. */
export function countOnce<Value>(db: Db, question: unknown, counting: SQL): OnceCounted<Value> {
  const ofDb = known.get(db) ?? new Map<string, Counted>();
  known.set(db, ofDb);
  const key = JSON.stringify(question);
  const last = ofDb.get(key);
  return {
    sql: last
      ? sql`case when ${DIRECTORY_VERSION} = ${last.version} then null else ${counting} end`
      : counting,
    version: last && last.version === newest.get(db) ? last.version : null,
    last: (last?.counted ?? null) as Value | null,
    take(version, answered) {
      newest.set(db, version);
      const counted = version === last?.version ? (last.counted as Value) : answered;
      ofDb.delete(key);
      ofDb.set(key, { version, counted });
      if (ofDb.size > MOST) ofDb.delete(ofDb.keys().next().value!);
      return counted;
    },
  };
}

/** What is asked for in too many ways to be asked for twice. */
export const countAlways = <Value>(counting: SQL): OnceCounted<Value> => ({
  sql: counting,
  version: null,
  last: null,
  take: (_version, answered) => answered,
});
