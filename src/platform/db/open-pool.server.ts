import { Pool, type PoolConfig } from 'pg';
import type { Log } from '../log.server.ts';
import { keepPlans } from './planned.server.ts';

/** A pool that outlives its connections; without listeners, a restart of PostgreSQL would end this process. */
export function openPool(config: PoolConfig, log: Log, name: string): Pool {
  const pool = new Pool(config);
  pool.on('error', (error) => log.warn({ err: error }, `idle connection to the ${name} lost`));
  // The pool listens only while they wait: this is for those between two statements, of which the next one fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // All connections to the embedded engine are one session: there nothing can have a name.
  if (config.connectionString) pool.on('connect', keepPlans);
  return pool;
}
