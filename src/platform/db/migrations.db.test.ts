import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { mailboxOf } from '#features/accounts/email.rules.ts';
import { newDatabase, newFolder } from '../../../tests/support/test-database.ts';
import { createLog } from '../log.server.ts';
import { packageRoot } from '../package-root.server.ts';
import { buildSchema } from './build-schema.server.ts';
import { openDatabase, type Database } from './database.server.ts';
import { migrateDatabase, newestMigration } from './migrate.server.ts';

const FOLDER = join(packageRoot, 'src/platform/db/migrations');
let database: Database;
let remove: () => Promise<void>;

beforeAll(async () => {
  const place = process.env.TEST_ENGINE === 'server' ? await newDatabase() : await newFolder();
  remove = place.remove;
  const settings = { DATABASE_POOL_SIZE: 2, DATABASE_URL: undefined, ...place.env };
  const template = inject('embeddedTemplate');
  if (template)
    await cp(join(template, 'postgres'), join(place.env.DATA_DIR, 'postgres'), { recursive: true });
  database = await openDatabase(settings, createLog('fatal'));
  await database.pool.query('drop schema if exists drizzle cascade');
  await database.pool.query('drop schema public cascade; create schema public');
});
afterAll(async () => {
  await database?.close();
  await remove?.();
});

/** The database as it was before the migration of this name. */
async function migrateUntil(name: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kanek-migrations-'));
  await cp(FOLDER, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith(name));
  const entries = journal.entries.slice(0, end);
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  await database.withMaintenanceClient((client) =>
    migrate(drizzle(client), { migrationsFolder: folder }),
  );
  await rm(folder, { recursive: true });
}

const query = async (text: string, values: unknown[] = []) =>
  (await database.pool.query<Record<string, unknown>>(text, values)).rows;

describe('a directory of an earlier version', () => {
  it('keeps the newest review of each person about each profile', async () => {
    await migrateUntil('one-review-per-mailbox');
    await query(`insert into accounts (kind, email, password_hash)
      values ('business', 'a@gmail.com', '!'), ('business', 'b@gmail.com', '!')`);
    await query(`insert into profiles (account_id, kind, slug, display_name, headline, category,
      location, listed, rating_sum, review_count)
      select id, 'business', 'slug-' || id, 'N', 'Bakery', 'Food', 'Dangriga', true,
        case id when 1 then 14 else 4 end, case id when 1 then 5 else 1 end from accounts`);
    await query(`insert into business_profiles (account_id, business_name, address, specific_type,
      about, services, description) select id, 'Name ' || id, '', '', '', '', '' from accounts`);
    const written: [number, string, number, string, string][] = [
      [1, 'm.aria@gmail.com', 1, 'published', '2026-01-01'],
      [1, 'Maria+2@googlemail.com', 5, 'published', '2026-01-03'],
      [1, 'maria@GMAIL.com', 3, 'published', '2026-01-02'],
      [1, '+501@btl.net', 2, 'published', '2026-01-02'],
      [1, 'pet.er+x@btl.net', 3, 'published', '2026-01-02'],
      [1, 'peter@btl.net', 4, 'removed', '2026-01-04'],
      [2, 'maria@gmail.com', 4, 'published', '2026-01-01'],
    ];
    for (const review of written)
      await query(
        `insert into reviews (profile_id, author_email, author_name, stars, text, state, updated_at)
         values ($1, $2, 'M', $3, 'x', $4, $5)`,
        review,
      );

    await migrateDatabase(database);
    const left = await query('select author_email, author_mailbox from reviews order by id');
    expect(left.map(({ author_email: email }) => email)).toEqual([
      'Maria+2@googlemail.com',
      '+501@btl.net',
      'pet.er+x@btl.net',
      'peter@btl.net',
      'maria@gmail.com',
    ]);
    for (const { author_email: email, author_mailbox: mailbox } of left)
      expect(mailbox).toBe(mailboxOf(email as string));
    expect(
      await query('select rating_sum, review_count from profiles order by account_id'),
    ).toEqual([
      { rating_sum: 10, review_count: 3 },
      { rating_sum: 4, review_count: 1 },
    ]);
    expect(await query('select review_count from profile_search where account_id = 1')).toEqual([
      { review_count: 3 },
    ]);
  });
});

it('can be built with every value of every type in one transaction, for the rows of a backup', async () => {
  await migrateDatabase(database);
  const all = `select enumtypid::regtype::text as type, enumlabel as value
    from pg_enum where enumtypid::regtype::text not like 'pgboss.%' order by type, enumsortorder`;
  const migrated = await query(all);
  await database.withMaintenanceClient(async (client) => {
    await client.query('begin');
    await buildSchema(client, newestMigration());
    const built = await client.query<{ type: string; value: string }>(all);
    expect(built.rows).toEqual(migrated);
    for (const { type, value } of built.rows) await client.query(`select $1::${type}`, [value]);
    await client.query('rollback');
  });
});
