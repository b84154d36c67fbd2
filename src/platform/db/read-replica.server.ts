import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolConfig } from 'pg';
import { codeOf, isDatabaseUnavailable } from '../errors.ts';
import type { Log } from '../log.server.ts';
import { replicaFallbacks } from '../metrics.server.ts';
import { openPool } from './open-pool.server.ts';

/** A copy of the database that may be a little old, and may be away. */
export interface Replica {
  /** Whatever the copy cannot answer, the primary does. */
  db: NodePgDatabase;
  /** What the copy itself says, or its failure. */
  ask: Pool['query'];
  /** False from the moment it failed until it has been asked again with success. */
  answers: boolean;
  close(): Promise<void>;
}

/** Waiting for a replica makes no sense while the primary is there. */
const PATIENCE_MS = { connect: 1_000, answer: 2_500 };
const IN_THE_WAY_OF_RECOVERY = '40001';
const TOOK_TOO_LONG = '57014';

export function openReplica(settings: PoolConfig, primary: Pool, log: Log): Replica {
  const own: PoolConfig = {
    ...settings,
    connectionTimeoutMillis: PATIENCE_MS.connect,
    query_timeout: PATIENCE_MS.answer,
  };
  const pool = openPool(own, log, 'replica');
  const ask = pool.query.bind(pool);

  const answer = async (...question: unknown[]) => {
    try {
      return await Reflect.apply(ask, pool, question);
    } catch (error) {
      if (!shouldTurnToPrimary(error)) throw error;
      if (replica.answers) log.warn({ err: error }, 'the replica does not answer');
      replica.answers = false;
      replicaFallbacks.inc();
      return Reflect.apply(primary.query.bind(primary), primary, question) as unknown;
    }
  };
  Object.assign(pool, { query: answer });
  const replica: Replica = {
    db: drizzle(pool, { casing: 'snake_case' }),
    ask,
    answers: false,
    close: () => pool.end(),
  };
  return replica;
}

function shouldTurnToPrimary(error: unknown): boolean {
  const code = codeOf(error);
  // What is too much for the replica would be too much for the primary as well.
  if (code === TOOK_TOO_LONG) return false;
  return code === IN_THE_WAY_OF_RECOVERY || isDatabaseUnavailable(error);
}
