import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { packageRoot } from '../package-root.server.ts';
import type { Database } from './database.server.ts';

const FOLDER = join(packageRoot, 'src/platform/db/migrations');
const ONE_AT_A_TIME = 5_011_981;

/** Applies what is missing, in one transaction, while other instances that start meanwhile wait. */
export async function migrateDatabase(database: Database): Promise<void> {
  await database.withMaintenanceClient(async (client) => {
    await client.query('select pg_advisory_lock($1)', [ONE_AT_A_TIME]);
    try {
      await migrate(drizzle(client), { migrationsFolder: FOLDER });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [ONE_AT_A_TIME]);
    }
  });
}

/** Every migration until the one of that moment, oldest first. */
export function migrationsUpTo(moment: number) {
  return readMigrationFiles({ migrationsFolder: FOLDER }).filter(
    ({ folderMillis }) => folderMillis <= moment,
  );
}

/** The moment of the newest migration in the sources; the database is ready once it has reached it. */
export function newestMigration(): number {
  const journal = JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return Math.max(...journal.entries.map((entry) => entry.when));
}
