import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { ClientBase } from 'pg';
import { causesOf, codeOf } from '../errors.ts';
import { packageRoot } from '../package-root.server.ts';
import type { Database } from './database.server.ts';

const FOLDER = join(packageRoot, 'src/platform/db/migrations');
const ONE_AT_A_TIME = 5_011_981;
/** Shorter than what a request waits for the database, so that those behind it are still answered. */
const LOCK_PATIENCE_MS = 1_000;
const LOCK_TRIES = 60;

/** Applies what is missing, in one transaction, while other instances that start meanwhile wait. */
export async function migrateDatabase(database: Database): Promise<void> {
  if (await isMigrated(database.pool)) return;
  await database.withMaintenanceClient(async (client) => {
    await client.query('select pg_advisory_lock($1)', [ONE_AT_A_TIME]);
    try {
      if (database.engine === 'server')
        await client.query(`set lock_timeout = ${LOCK_PATIENCE_MS}`);
      await withRetries(() => migrate(drizzle(client), { migrationsFolder: FOLDER }));
    } finally {
      await client.query('select pg_advisory_unlock($1)', [ONE_AT_A_TIME]);
    }
  });
}

/**
 * A change of a table waits for whoever reads it, and everybody else waits behind the change: rather than that, it
 * steps back and tries again.
 */
async function withRetries(work: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === LOCK_TRIES || !isLockTimeout(error)) throw error;
      await wait(LOCK_PATIENCE_MS);
    }
  }
}

const isLockTimeout = (error: unknown) =>
  causesOf(error).some((cause) => codeOf(cause) === '55P03');

/** Every migration until the one of that moment, oldest first. */
export function migrationsUpTo(moment: number) {
  return readMigrationFiles({ migrationsFolder: FOLDER }).filter(
    ({ folderMillis }) => folderMillis <= moment,
  );
}

/** Whether nothing is missing, of a database that may be new. */
export async function isMigrated(client: Pick<ClientBase, 'query'>): Promise<boolean> {
  const known = await client.query("select to_regclass('drizzle.__drizzle_migrations') as found");
  return Boolean(known.rows[0].found) && (await appliedMigration(client)) >= newestMigration();
}

/** The moment of the newest migration that a database has seen. */
export async function appliedMigration(client: Pick<ClientBase, 'query'>): Promise<number> {
  const { rows } = await client.query<{ newest: string }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest);
}

/** The moment of the newest migration in the sources; the database is ready once it has reached it. */
export function newestMigration(): number {
  const journal = JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return Math.max(...journal.entries.map((entry) => entry.when));
}
