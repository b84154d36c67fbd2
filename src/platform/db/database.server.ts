import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Client, type ClientBase, type ClientConfig, type Pool, type PoolConfig } from 'pg';
import type { Env } from '../env.server.ts';
import { isDatabaseUnavailable } from '../errors.ts';
import type { Log } from '../log.server.ts';
import { StartRefused } from '../start-refused.server.ts';
import { listen } from './listen.server.ts';
import { startEmbeddedDatabase } from './embedded-database.server.ts';
import { openPool } from './open-pool.server.ts';
import { openReplica, type Replica } from './read-replica.server.ts';

/** The pool or a transaction: domain functions take either. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export interface Database {
  db: Db;
  /** The same for work that nobody waits for: its statements may take a minute. */
  unhurried: Db;
  pool: Pool;
  engine: 'embedded' | 'server';
  /** Where DATABASE_READ_URL names one. */
  replica: Replica | null;
  /** Calls back when another instance notifies; the embedded engine has one process only and no need. */
  listen(channel: string, heard: () => void): () => Promise<void>;
  /** One connection without time limits, for migrations and upkeep. */
  withMaintenanceClient<T>(work: (client: Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const STATEMENT_TIMEOUT_MS = 2_000;
/** A server that is away should be noticed soon; the embedded engine is always there, and serves one after the other. */
const PATIENCE_MS = {
  server: { connect: 3_000, answer: 4_000 },
  embedded: { connect: 20_000, answer: 9_000 },
};
const UNHURRIED_MS = 60_000;
const UNHURRIED_CONNECTIONS = 2;
const STUCK_AFTER_MS = 10_000;
const SPARE_CONNECTIONS = 12;

/**
 * It thinks of spinning disks, and reads the whole table where an index would do; and it compiles statements, which takes
 * longer than any of ours.
 */
function tellThePlanner(client: ClientBase): Promise<unknown> {
  return client.query('set random_page_cost = 1.1; set jit = off');
}

type Settings = Pick<Env, 'DATABASE_URL' | 'DATABASE_READ_URL' | 'DATABASE_POOL_SIZE' | 'DATA_DIR'>;

export async function openDatabase(env: Settings, log: Log): Promise<Database> {
  const embedded = env.DATABASE_URL
    ? null
    : await startEmbeddedDatabase({
        dataDir: env.DATA_DIR,
        log,
        maxConnections: env.DATABASE_POOL_SIZE + SPARE_CONNECTIONS,
        stuckAfterMs: STUCK_AFTER_MS,
      });
  const connection: ClientConfig = embedded
    ? embeddedAt(embedded.host)
    : { connectionString: env.DATABASE_URL!, application_name: 'kanek' };

  const patience = PATIENCE_MS[embedded ? 'embedded' : 'server'];
  const shared: PoolConfig = {
    max: env.DATABASE_POOL_SIZE,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool awaits it, its types do not say so
    onConnect: tellThePlanner,
  };
  const own: PoolConfig = {
    ...connection,
    ...shared,
    connectionTimeoutMillis: patience.connect,
    // The statement itself is ended by the server; this ends the wait for a server that no longer answers.
    query_timeout: patience.answer,
  };
  const pool = openPool(own, log, 'database');

  // Opened by whoever first needs it, and closed again soon after.
  const unhurried = openPool(
    {
      ...own,
      max: UNHURRIED_CONNECTIONS,
      statement_timeout: UNHURRIED_MS,
      connectionTimeoutMillis: UNHURRIED_MS,
      query_timeout: UNHURRIED_MS + patience.answer,
    },
    log,
    'database',
  );

  const replica = env.DATABASE_READ_URL
    ? openReplica({ ...shared, connectionString: env.DATABASE_READ_URL }, pool, log)
    : null;

  const close = async () => {
    await replica?.close();
    await Promise.all([pool.end(), unhurried.end()]);
    await embedded?.stop();
  };
  await pool.query('select 1').catch(async (cause: unknown) => {
    await close();
    throw refusal(env, cause);
  });

  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    unhurried: drizzle(unhurried, { casing: 'snake_case' }),
    pool,
    engine: embedded ? 'embedded' : 'server',
    replica,
    listen: (channel, heard) =>
      embedded ? () => Promise.resolve() : listen(connection, log, channel, heard),
    withMaintenanceClient: (work) =>
      withClient(connection, log, (client) => {
        const resumeWatchdog = embedded?.pauseWatchdog();
        return work(client).finally(resumeWatchdog);
      }),
    close,
  };
}

export const embeddedAt = (host: string): ClientConfig => ({
  host,
  port: 5432,
  user: 'postgres',
  database: 'postgres',
});

export async function withClient<T>(
  connection: ClientConfig,
  log: Log,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client(connection);
  client.on('error', (error) => log.warn({ err: error }, 'maintenance connection lost'));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Without what it is asked with; one that is asked through a socket has no host. */
export function nameOfServer(url: string): string {
  const { host, pathname } = URL.parse(url) ?? { host: 'its socket', pathname: '' };
  return `PostgreSQL at ${host}${pathname}`;
}

function refusal(env: Settings, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message || String(cause) : String(cause);
  if (!env.DATABASE_URL)
    return new StartRefused(`The embedded database did not answer: ${reason}`, { cause });
  const advice = isDatabaseUnavailable(cause)
    ? 'Start that server or correct DATABASE_URL; without DATABASE_URL Kanek uses its embedded database.'
    : 'Check the name, the user and the password in DATABASE_URL.';
  const problem = `${nameOfServer(env.DATABASE_URL)} cannot be used: ${reason}.`;
  return new StartRefused(`${problem}\n${advice}`, { cause });
}
