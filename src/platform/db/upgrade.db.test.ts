import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, it, onTestFinished } from 'vitest';
import { newDatabase, newFolder } from '../../../tests/support/test-database.ts';
import { parseEnv } from '../env.server.ts';
import { createLog } from '../log.server.ts';
import { buildSchema } from './build-schema.server.ts';
import { openDatabase } from './database.server.ts';
import { migrateDatabase, migrationsUpTo, newestMigration } from './migrate.server.ts';

const [first] = migrationsUpTo(newestMigration());
const previous = migrationsUpTo(newestMigration() - 1).at(-1);

// What every version had; a column that came later must do without a value.
const PROVIDER = `
  with a as (insert into accounts (kind, email, password_hash) values ('business', 'old@gmail.com', '!') returning id),
    p as (insert into profiles (account_id, kind, slug, display_name, headline, category, location, listed)
      select id, 'business', 'old', 'Old Bakery', 'Bakery', 'Food and Beverage', 'Dangriga', true from a returning account_id)
  insert into business_profiles select account_id, 'Old Bakery', 'x', 'Bakery', '', 'Bread', '' from p`;

/** A database with one provider, as a version before has left it. */
async function oldDatabase(migration: number) {
  const place = process.env.TEST_ENGINE === 'server' ? await newDatabase() : await newFolder();
  const env = parseEnv({ NODE_ENV: 'test', ...place.env });
  // A copy is faster than a new one; what it holds is taken away first.
  const template = inject('embeddedTemplate');
  if (template)
    await cp(join(template, 'postgres'), join(env.DATA_DIR, 'postgres'), { recursive: true });
  const database = await openDatabase(env, createLog('fatal'));
  onTestFinished(async () => {
    await database.close();
    await place.remove();
  });
  await database.withMaintenanceClient(async (client) => {
    await client.query('begin');
    await buildSchema(client, migration);
    await client.query('commit');
    await client.query(PROVIDER);
  });
  return database;
}

const versions = [
  ['the first', first!.folderMillis],
  ['the previous', previous!.folderMillis],
] as const;

// The first goes through every migration, which is enough for the engine that is slow to start.
it.each(versions.slice(0, process.env.TEST_ENGINE === 'server' ? 2 : 1))(
  'what %s version wrote is there, and found, after the upgrade',
  async (_which, migration) => {
    const database = await oldDatabase(migration);
    await migrateDatabase(database);
    const { rows } = await database.db.execute(sql`
    select a.email, p.display_name, b.services, s.name, p.asked_at
    from accounts a join profiles p on p.account_id = a.id join business_profiles b using (account_id)
      join profile_search s using (account_id)`);
    expect(rows).toEqual([
      {
        email: 'old@gmail.com',
        display_name: 'Old Bakery',
        services: 'Bread',
        name: 'old bakery',
        asked_at: null,
      },
    ]);
    await migrateDatabase(database);
  },
);

it.runIf(process.env.TEST_ENGINE === 'server')(
  'a long look at a table keeps an upgrade waiting, and nobody else',
  async () => {
    const database = await oldDatabase(first!.folderMillis);
    const reader = await database.pool.connect();
    onTestFinished(() => reader.release());
    await reader.query('begin');
    await reader.query('select from profiles');
    const upgraded = migrateDatabase(database);
    const waiting = async () => {
      const { rows } = await database.pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length;
    };
    await expect.poll(waiting, { timeout: 10_000, interval: 20 }).toBe(1);
    // Queued behind the change of the table, within what a request is given.
    expect((await database.pool.query('select from profiles')).rows).toHaveLength(1);
    await reader.query('commit');
    await upgraded;
    expect((await database.pool.query('select from profile_search')).rows).toHaveLength(1);
  },
);
