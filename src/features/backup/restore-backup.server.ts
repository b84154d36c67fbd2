import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { escapeIdentifier, type ClientBase } from 'pg';
import { buildSchema } from '#platform/db/build-schema.server.ts';
import type { Database } from '#platform/db/database.server.ts';
import { migrateDatabase, migrationsUpTo, newestMigration } from '#platform/db/migrate.server.ts';
import { openSecret, secretFile } from '#platform/secret.server.ts';
import type { Services } from '#platform/services.server.ts';
import { StartRefused } from '#platform/start-refused.server.ts';
import {
  checkParts,
  filePart,
  KEY_FILE,
  MANIFEST,
  manifestSchema,
  rowsPart,
  type Manifest,
} from './parts.server.ts';
import { columnNames, insertRows, readTables, type Table } from './tables.server.ts';

/** Puts a backup in place of whatever is there: all of it, or nothing. Any engine takes a backup of any other. */
export async function restoreBackup(
  { env, database, storage }: Pick<Services, 'env' | 'database' | 'storage'>,
  folder: string,
  { force = false } = {},
) {
  const { manifest, parts } = await openBackup(folder);
  await database.withMaintenanceClient(async (client) => {
    await refuseWhileUsed(client, database);
    if (!force) await refuseUnlessEmpty(client);
    // Files first: until the rows name them they are orphans, which the sweep takes away if nothing more comes.
    for (const part of parts)
      if (part.startsWith(filePart('')))
        await storage.put(part.slice(filePart('').length), await readFile(join(folder, part)));
    await client.query('begin');
    try {
      await buildSchema(client, manifest.migration);
      await loadTables(client, folder, manifest);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
    await client.query('analyze');
  });
  if (parts.has(KEY_FILE) && !env.SECRET_KEY) await placeKey(folder, env.DATA_DIR);
  await migrateDatabase(database);
  // If not, what was sealed with the other key, such as second factors, cannot be opened here.
  const sameKey = (await openSecret(env)).sign('backup') === manifest.keyCheck;
  return { manifest, sameKey };
}

async function placeKey(folder: string, dataDir: string) {
  const file = secretFile(dataDir);
  await mkdir(dataDir, { recursive: true });
  const key = await readFile(join(folder, KEY_FILE));
  await writeFile(`${file}.part`, key, { mode: 0o600, flush: true });
  await rename(`${file}.part`, file);
}

async function loadTables(client: ClientBase, folder: string, manifest: Manifest) {
  const tables = await readTables(client);
  const shape = (name: string, columns: string[]) => `${name}: ${[...columns].sort().join(' ')}`;
  const here = tables.map((table) => shape(table.name, columnNames(table)));
  const there = manifest.tables.map(({ name, columns }) => shape(name, columns));
  if (here.sort().join() !== there.sort().join())
    throw new Error('The tables of this backup are not those of its migration.');

  // Rows come as they were, with all that triggers once made of them; the order of tables satisfies what refers to what.
  const names = tables.map(({ name }) => `public.${escapeIdentifier(name)}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of tables) {
    const { columns, rows } = manifest.tables.find(({ name }) => name === table.name)!;
    const inOrder = columns.map((name) => table.columns.find((column) => column.name === name)!);
    const loaded = await loadRows(client, { ...table, columns: inOrder }, folder);
    if (loaded !== rows)
      throw new Error(`${table.name}: ${loaded} rows in the backup, ${rows} in its manifest.`);
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const [name, last] of Object.entries(manifest.sequences))
    if (last)
      await client.query("select setval(format('public.%I', $1::text)::regclass, $2::bigint)", [
        name,
        last,
      ]);
}

const BATCH_BYTES = 500_000;

async function loadRows(client: ClientBase, table: Table, folder: string): Promise<number> {
  let rows = 0;
  const file = createReadStream(join(folder, rowsPart(table.name)));
  await pipeline(file, createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
    let bytes: Buffer[] = [];
    let size = 0;
    const write = async (text: Buffer) => {
      const lines = text.toString().split('\n').filter(Boolean);
      if (lines.length > 0) await insertRows(client, table, lines);
      rows += lines.length;
    };
    for await (const chunk of chunks) {
      bytes.push(chunk);
      size += chunk.length;
      const lineEnd = size < BATCH_BYTES ? -1 : chunk.lastIndexOf(10);
      if (lineEnd < 0) continue;
      bytes[bytes.length - 1] = chunk.subarray(0, lineEnd);
      await write(Buffer.concat(bytes));
      bytes = [chunk.subarray(lineEnd + 1)];
      size = bytes[0]!.length;
    }
    await write(Buffer.concat(bytes));
  });
  return rows;
}

async function refuseWhileUsed(client: ClientBase, { engine, pool }: Database) {
  if (engine === 'embedded') return; // Its directory is locked: nobody else can be there.
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'kanek'`);
  if (rows[0]!.count > pool.totalCount + 1)
    throw new StartRefused('Another Kanek is using this database. Stop every instance first.');
}

async function refuseUnlessEmpty(client: ClientBase) {
  const { rows } = await client.query("select to_regclass('public.accounts') as accounts");
  if (rows[0]?.accounts === null) return;
  const used = await client.query('select from accounts limit 1');
  if (used.rowCount)
    throw new StartRefused(
      'This database already holds accounts. To give them up for the backup, add --force.',
    );
}

/** Reads a backup through and refuses it unless every part is there, as it was written, and understood here. */
export async function openBackup(
  folder: string,
): Promise<{ manifest: Manifest; parts: Set<string> }> {
  const parts = await checkParts(folder);
  if (!parts.has(MANIFEST)) throw new StartRefused(`${folder} has no ${MANIFEST}.`);
  const written = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as object;
  const read = manifestSchema.safeParse(written);
  if (!read.success)
    throw new StartRefused(`${MANIFEST} is not of a kind that this version of Kanek understands.`);
  const manifest = read.data;
  if (manifest.migration > newestMigration())
    throw new StartRefused(
      `This backup was made by Kanek ${manifest.version}, which is newer. Restore it with that version.`,
    );
  if (migrationsUpTo(manifest.migration).at(-1)?.folderMillis !== manifest.migration)
    throw new StartRefused('This backup stands at a migration that this version does not know.');
  const files = [...parts].filter((part) => part.startsWith(filePart(''))).length;
  const whole = manifest.tables.every(({ name }) => parts.has(rowsPart(name)));
  if (!whole || files !== manifest.files)
    throw new StartRefused('This backup lacks parts that its manifest names.');
  return { manifest, parts };
}
