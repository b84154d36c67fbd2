import { mkdir, readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { originalFile, siteFilmFile } from '#features/media/stored-files.server.ts';
import { appliedMigration } from '#platform/db/migrate.server.ts';
import type { UpkeepDatabase } from '#platform/db/running-engine.server.ts';
import type { Env } from '#platform/env.server.ts';
import { packageRoot } from '#platform/package-root.server.ts';
import { openSecret, secretFile } from '#platform/secret.server.ts';
import { StartRefused } from '#platform/start-refused.server.ts';
import type { Storage } from '#platform/storage/storage.server.ts';
import {
  filePart,
  KEY_FILE,
  MANIFEST,
  rowsPart,
  writeChecksums,
  writePart,
  type Manifest,
} from './parts.server.ts';
import { refuseWithoutRoom } from './room.server.ts';
import { columnNames, readRows, readTables } from './tables.server.ts';

interface Source {
  env: Env;
  database: UpkeepDatabase;
  storage: Storage;
}

const TRIES = 3;

/** Copies rows and files as they stand at one moment into an empty folder, from a site that goes on serving. */
export async function makeBackup(source: Source, folder: string): Promise<Manifest> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new StartRefused(`${folder} is not empty. A backup needs a folder of its own.`);
  try {
    return await fillFolder(source, folder);
  } catch (error) {
    // A half restores nothing and takes the space that the next one needs.
    for (const part of await readdir(folder)) await rm(join(folder, part), { recursive: true });
    if (made) await rmdir(folder);
    throw error;
  }
}

async function fillFolder({ env, database, storage }: Source, folder: string): Promise<Manifest> {
  const sums = new Map<string, string>();
  const snapshot = await database.withMaintenanceClient(async (client) => {
    await refuseWithoutRoom(client, folder, env.DATA_DIR);
    // Files first, because they take long: whatever is deleted from now on is in the copy already.
    let known = new Set(await copyFiles(storage, folder, await listOriginals(client), sums));
    for (let tries = 1; ; tries++) {
      const taken = await takeSnapshot(client, folder, sums);
      const lost = await copyFiles(storage, folder, taken.originals, sums);
      // Gone between the snapshot and the copy: the next snapshot does not name it. What was lost before stays lost.
      if (lost.every((key) => known.has(key)) || tries === TRIES) return { ...taken, lost };
      known = new Set(lost);
    }
  });
  await dropUnnamed(folder, snapshot.originals, sums);

  const secret = await openSecret(env);
  const key = env.SECRET_KEY ? null : await readFile(secretFile(env.DATA_DIR));
  if (key) sums.set(KEY_FILE, await writePart(folder, KEY_FILE, [key]));
  const { originals, lost, ...rows } = snapshot;
  const manifest: Manifest = {
    format: 1,
    version: await appVersion(),
    madeAt: new Date().toISOString(),
    ...rows,
    files: originals.length - lost.length,
    lost,
    keyCheck: secret.sign('backup'),
  };
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  sums.set(MANIFEST, await writePart(folder, MANIFEST, [text]));
  await writeChecksums(folder, sums);
  return manifest;
}

/** One transaction sees one moment, however long it reads. */
async function takeSnapshot(client: ClientBase, folder: string, sums: Map<string, string>) {
  await client.query('begin isolation level repeatable read read only');
  try {
    await client.query("set local datestyle = 'ISO'; set local timezone = 'UTC'");
    const tables: Manifest['tables'] = [];
    for (const table of await readTables(client)) {
      let rows = 0;
      const lines = async function* () {
        for await (const batch of readRows(client, table)) {
          rows += batch.length;
          yield `${batch.join('\n')}\n`;
        }
      };
      const part = rowsPart(table.name);
      const packed = Readable.from(lines()).compose<ReturnType<typeof createGzip>>(createGzip());
      sums.set(part, await writePart(folder, part, packed));
      tables.push({ name: table.name, columns: columnNames(table), rows });
    }
    const { rows: sequences } = await client.query<{ name: string; last: string | null }>(
      "select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'",
    );
    return {
      migration: await appliedMigration(client),
      tables,
      sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, last])),
      originals: await listOriginals(client),
    };
  } finally {
    await client.query('rollback');
  }
}

async function listOriginals(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ slot: string; key: string; contentType: string }>(
    'select slot, key, content_type as "contentType" from media order by key',
  );
  const films = await client.query<{ key: string }>(
    "select key from site_files where bytes = '' order by key",
  );
  return [...rows.map(originalFile), ...films.rows.map(({ key }) => siteFilmFile(key))];
}

async function dropUnnamed(folder: string, originals: string[], sums: Map<string, string>) {
  const named = new Set(originals.map(filePart));
  for (const part of sums.keys()) {
    if (!part.startsWith(filePart('')) || named.has(part)) continue;
    await rm(join(folder, part));
    sums.delete(part);
  }
}

async function appVersion(): Promise<string> {
  const text = await readFile(join(packageRoot, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

const AT_A_TIME = 4;

/** Copies what is not copied yet into the backup; returns what storage does not have. Files never change under their key. */
async function copyFiles(
  storage: Storage,
  folder: string,
  keys: readonly string[],
  sums: Map<string, string>,
): Promise<string[]> {
  const waiting = keys.filter((key) => !sums.has(filePart(key)));
  const lost: string[] = [];
  const worker = async () => {
    for (let key = waiting.pop(); key; key = waiting.pop()) {
      const part = filePart(key);
      const sum = await copyFile(storage, folder, key);
      if (sum) sums.set(part, sum);
      else lost.push(key);
    }
  };
  const workers = Array.from({ length: AT_A_TIME }, () =>
    worker().catch((error: unknown) => {
      waiting.length = 0;
      throw error;
    }),
  );
  // When a failure is told, nobody writes any more.
  await Promise.allSettled(workers);
  await Promise.all(workers);
  return lost.sort();
}

async function copyFile(storage: Storage, folder: string, key: string): Promise<string | null> {
  const file = await storage.open(key);
  const part = filePart(key);
  try {
    return file && (await writePart(folder, part, file.read(0, file.size - 1)));
  } catch (error) {
    // Found, but removed before it was read: the same as not found.
    if (await storage.open(key)) throw error;
    await rm(join(folder, part), { force: true });
    return null;
  }
}
