import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { countListed } from '#features/directory/counts.server.ts';
import { fillDirectory } from '../../../scripts/fill-directory.ts';
import { openDatabase, type Db } from '#platform/db/database.server.ts';
import { openBeside } from '#platform/db/running-engine.server.ts';
import { parseEnv } from '#platform/env.server.ts';
import type { Storage } from '#platform/storage/storage.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { newDatabase, newFolder } from '../../../tests/support/test-database.ts';
import { provideServices } from '../../../tests/support/test-services.ts';
import { keepNewest } from './room.server.ts';
import { makeBackup } from './make-backup.server.ts';
import { rowsPart, type Manifest } from './parts.server.ts';
import { openBackup, restoreBackup } from './restore-backup.server.ts';

const services = provideServices();
const AWKWARD = String.raw`tab	quote " ' back\slash \N {"a":1} ünïcödé 🐆` + '\nnew line, ';
const FILM = '0123456789abcdef-webm';

beforeAll(async () => {
  const { db, storage } = services();
  await fillDirectory(db, { count: 60, now: new Date(), onProgress: () => undefined });
  await fillEveryTable(db);
  for (let picture = 0; picture < 5; picture++)
    await addFile(db, storage, picture === 0 ? 'video' : 'showcase', picture);
  await storage.put(`films/${FILM}/film.webm`, randomBytes(1_000));
  await db.execute(
    sql`insert into site_files (key, bytes, width, height) values (${FILM}, '', 0, 0)`,
  );
  await db.execute(sql`delete from accounts where id = (select max(id) from accounts)`);
});

async function fillEveryTable(db: Db) {
  const [first] = (await db.execute<{ id: number }>(sql`select min(id) as id from accounts`)).rows;
  const id = first!.id;
  for (const statement of [
    sql`insert into audit_log (actor_email, action, object_kind, object_id, before, after)
      values (${AWKWARD}, 'a', 'b', 'c', 'null'::jsonb, ${JSON.stringify({ deep: [AWKWARD, 1.5, null] })}::jsonb)`,
    sql`insert into synonyms (term, means) values (${AWKWARD}, array[${AWKWARD}, 'two', ''])`,
    sql`insert into invitations (token, made_by, email, note) values ('23456789ab', ${id}, 'a@b.bz', ${AWKWARD})`,
    sql`update accounts set invitation_id = (select id from invitations) where id = ${id}`,
    sql`insert into contact_messages (name, email, message) values ('', 'a@b.bz', ${AWKWARD})`,
    sql`insert into reports (profile_id, reason, text, visitor_hash) values (${id}, 'x', '', 'h')`,
    sql`insert into featured (profile_id, position, ends_at) values (${id}, 1, 'infinity')`,
    sql`insert into profile_events (profile_id, kind) values (${id}, 'view')`,
    sql`insert into profile_event_days values (${id}, '2026-02-28', 'call', 7)`,
    sql`insert into profile_revisions (account_id, content) values (${id}, '{"n": 1.10}')`,
    sql`insert into search_days values ('2026-02-28', 7)`,
    sql`insert into search_misses (kind, query) values ('business', ${AWKWARD})`,
    sql`insert into trade_changes (trade, name, category) values ('awkward', ${AWKWARD}, null)`,
    sql`insert into trade_phrases (trade, phrase, taken_away) values ('plumber', ${AWKWARD}, true)`,
    sql`insert into reviews (profile_id, author_email, author_mailbox, author_name, stars, text)
      values (${id}, 'a@b.bz', 'a@b.bz', 'A', 5, ${AWKWARD})`,
    sql`insert into duplicate_pairs (left_id, right_id, score, reasons, different_since)
      select ${id}, max(account_id) - 1, 70, array['name', ${AWKWARD}], now() from profiles`,
    sql`insert into duplicate_keys values (${AWKWARD}, ${id})`,
    sql`insert into duplicate_searches values (${id}, 1, null)`,
    sql`insert into moved_profiles (slug, profile_id) values ('old-address', ${id})`,
    sql`insert into profile_merges (profile_id, slug, name, record, files)
      values (${id}, 'old-address', ${AWKWARD}, ${JSON.stringify({ gone: [AWKWARD] })}::jsonb, '{a,b}')`,
    sql`insert into imports (file_name, byte_size, columns) values (${AWKWARD}, 1, '[]')`,
    sql`insert into import_rows (import_id, number, cells, name, outcome, profile_id)
      select max(id), 2, ${JSON.stringify({ name: AWKWARD })}::jsonb, ${AWKWARD}, 'make', ${id} from imports`,
    sql`insert into mailings (texts) values (${JSON.stringify({ en: { subject: AWKWARD } })}::jsonb)`,
    sql`insert into mailing_recipients (mailing_id, account_id) select id, ${id} from mailings`,
    sql`insert into claims (profile_id, name, email, words) values (${id}, 'A', 'a@b.bz', ${AWKWARD})`,
    sql`insert into claim_codes (profile_id, code_hmac, expires_at) values (${id}, 'h', now())`,
    sql`insert into site_settings values ('SITE_NAME', ${AWKWARD})`,
    sql`insert into site_files (key, bytes, width, height) values ('k', '\\x00ff5c27'::bytea, 1, 1)`,
    sql`insert into rate_limits (key, expire) values ('x', null)`,
    sql`insert into sessions (token_hash, account_id, expires_at, last_seen_at)
      values ('t', ${id}, now(), '2026-01-02 03:04:05.678901+05')`,
    sql`insert into email_codes (purpose, email, code_hmac, expires_at)
      select purpose, 'a@b.bz', 'h', now() from unnest(enum_range(null::code_purpose)) purpose`,
    sql`insert into installation (name, value) values ('key', 'k') on conflict (name) do update set value = 'k'`,
    sql`insert into staff_invitations (email, role, token_hash, expires_at) values ('a@b.bz', 'editor', 'h', now())`,
    sql`update accounts set signup_client = '2001:db8::1', recovery_code_hashes = '{a,"b,c"}' where id = ${id}`,
  ])
    await db.execute(statement);
}

async function addFile(db: Db, storage: Storage, slot: 'video' | 'showcase', position: number) {
  const key = randomBytes(16).toString('hex');
  const bytes = randomBytes(200_000);
  const [kind, name] = slot === 'video' ? ['videos', 'video.mp4'] : ['pictures', 'master.webp'];
  await storage.put(`${kind}/${key.slice(0, 2)}/${key}/${name}`, bytes);
  await db.execute(sql`insert into media (account_id, slot, position, key, content_type, byte_size, content_hash)
    select min(id), ${slot}::media_slot, ${position}, ${key}, ${slot === 'video' ? 'video/mp4' : 'image/webp'},
      ${bytes.length}, 'h' from accounts`);
  return key;
}

async function newBackupFolder() {
  const { env, remove } = await newFolder();
  onTestFinished(remove);
  return join(env.DATA_DIR, 'backup');
}

async function backUp(storage = services().storage) {
  const folder = await newBackupFolder();
  const { env, log } = services();
  // The server of this test is running: its directory is locked, its engine is shared.
  const database = await openBeside(env, log);
  try {
    return { folder, manifest: await makeBackup({ env, database, storage }, folder) };
  } finally {
    await database.close();
  }
}

async function newTarget(engine = process.env.TEST_ENGINE) {
  const place = engine === 'server' ? await newDatabase() : await newFolder();
  const env = parseEnv({ NODE_ENV: 'test', ...place.env });
  const template = inject('embeddedTemplate');
  if (template && engine === 'embedded')
    await cp(join(template, 'postgres'), join(env.DATA_DIR, 'postgres'), { recursive: true });
  const { log } = services();
  const database = await openDatabase(env, log);
  const remove = async () => {
    await database.close();
    await place.remove();
  };
  return { env, database, storage: await openStorage(env, log), remove };
}

/** Every row of every table, as PostgreSQL prints it. */
async function allRows(db: Db) {
  const tables = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const found: Record<string, unknown[]> = {};
  for (const { name } of tables.rows) {
    const table = sql.identifier(name);
    const { rows } = await db.execute<{ line: string }>(
      sql`select t::text as line from ${table} t order by 1`,
    );
    found[name] = rows.map(({ line }) => line);
  }
  return found;
}

async function allFiles(storage: Storage) {
  const found: Record<string, string> = {};
  for (const kind of ['pictures', 'videos', 'films'])
    for await (const { key } of storage.list(kind))
      found[key] = (await storage.find(key))!.toString('base64');
  return found;
}

const { TEST_ENGINE, TEST_DATABASE_URL } = process.env;
const engines = [
  ...(TEST_ENGINE === 'embedded' ? ['embedded'] : []),
  ...(TEST_DATABASE_URL ? ['server'] : []),
];

/** What folders, files and transactions decide is proved once, on the engine that starts sooner. */
const isOnce = !process.env.TEST_OWN;

describe('a backup', () => {
  it.each(engines)('of a running Kanek comes back whole on the engine: %s', async (engine) => {
    const { folder, manifest } = await backUp();
    const target = await newTarget(engine);
    onTestFinished(target.remove);
    expect(await restoreBackup(target, folder)).toEqual({ manifest, sameKey: true });

    const rows = await allRows(services().db);
    for (const [table, lines] of Object.entries(rows)) expect(lines, table).not.toEqual([]);
    expect(await allRows(target.database.db)).toEqual(rows);
    expect(await allFiles(target.storage)).toEqual(await allFiles(services().storage));
    expect(manifest.lost).toEqual([]);

    // What comes next is numbered after what was there, and the guards are back.
    const { db } = target.database;
    const max = sql`select max(id)::int as id from accounts`;
    const [before] = (await db.execute<{ id: number }>(max)).rows;
    await fillDirectory(db, { count: 1, now: new Date(), onProgress: () => undefined });
    const [after] = (await db.execute<{ id: number }>(max)).rows;
    // One was deleted before the backup: its number is not given again.
    expect(after!.id).toBe(before!.id + 2);
    const found = await db.execute(sql`select from profile_search where account_id = ${after!.id}`);
    expect(found.rows).toHaveLength(1);
    await expect(db.execute(sql`delete from audit_log`)).rejects.toThrow(/audit_log/);
  });

  it.runIf(isOnce)('is counted anew where others were counted before', async () => {
    const { folder } = await backUp();
    const target = await newTarget();
    onTestFinished(target.remove);
    const { db } = target.database;
    await restoreBackup(target, folder);
    const before = await countListed(db, 'specialist');
    await db.execute(sql`update profiles set listed = false where kind = 'specialist'`);
    expect(await countListed(db, 'specialist')).toEqual([]);
    await restoreBackup(target, folder, { force: true });
    expect(new Set(await countListed(db, 'specialist'))).toEqual(new Set(before));
  });

  it.runIf(isOnce)('is the same bytes when nothing has changed', async () => {
    const sums = async () => {
      const { folder } = await backUp();
      const text = await readFile(join(folder, 'SHA256SUMS'), 'utf8');
      return text.split('\n').filter((line) => line && !line.endsWith('manifest.json'));
    };
    expect((await sums()).sort()).toEqual((await sums()).sort());
  });

  it('names a picture only together with its file, though pictures come and go meanwhile', async () => {
    const { db, storage } = services();
    const gone = await addFile(db, storage, 'showcase', 20);
    let calls = 0;
    const busy: Storage = {
      ...storage,
      async open(key) {
        // The first to be looked for is replaced by its owner at this moment.
        if (calls++ === 0) {
          await db.execute(sql`delete from media where key = ${gone}`);
          await storage.remove(`pictures/${gone.slice(0, 2)}/${gone}`);
          await addFile(db, storage, 'showcase', 21);
        }
        return storage.open(key);
      },
    };
    const { folder, manifest } = await backUp(busy);
    expect(manifest.lost).toEqual([]);
    const lines = gunzipSync(await readFile(join(folder, rowsPart('media')))).toString();
    const named = lines.match(/"[0-9a-f]{32}"/g)!.map((text) => text.slice(1, -1));
    const { parts } = await openBackup(folder);
    const copied = [...parts].filter((part) => /^files\/(?!films)/.test(part));
    expect(new Set(copied.map((part) => part.split('/')[3]))).toEqual(new Set(named));
    expect(copied).toHaveLength(named.length);
    expect(named).not.toContain(gone);
  });

  it.runIf(isOnce)(
    'goes on when a picture is removed between being found and being read',
    async () => {
      const { db, storage } = services();
      const gone = await addFile(db, storage, 'showcase', 22);
      const busy: Storage = {
        ...storage,
        async open(key) {
          const file = await storage.open(key);
          if (file && key.includes(gone)) {
            await db.execute(sql`delete from media where key = ${gone}`);
            await storage.remove(`pictures/${gone.slice(0, 2)}/${gone}`);
          }
          return file;
        },
      };
      const { folder, manifest } = await backUp(busy);
      expect(manifest.lost).toEqual([]);
      const written = await readdir(folder, { recursive: true });
      expect(written.filter((part) => part.endsWith(`${gone}/master.webp`))).toEqual([]);
    },
  );

  it.runIf(isOnce)('says which files storage had lost', async () => {
    const { db, storage } = services();
    const key = await addFile(db, storage, 'showcase', 30);
    const file = `pictures/${key.slice(0, 2)}/${key}/master.webp`;
    await storage.remove(file);
    let tries = 0;
    const { manifest } = await backUp({
      ...storage,
      open: (asked) => {
        if (asked === file) tries++;
        return storage.open(asked);
      },
    });
    expect(manifest.lost).toEqual([file]);
    // Before the one snapshot and after it: another would find it lost again.
    expect(tries).toBe(2);
    await db.execute(sql`delete from media where key = ${key}`);
  });

  it.runIf(isOnce)('needs a folder of its own', async () => {
    const { folder } = await backUp();
    const { env, database, storage } = services();
    await expect(makeBackup({ env, database, storage }, folder)).rejects.toThrow('is not empty');
  });
});

describe.runIf(isOnce)('a backup that fails', () => {
  /** Of four files that are copied at once one fails, while the others are still on their way. */
  const failingStorage = (storage: Storage): Storage => {
    let opened = 0;
    return {
      ...storage,
      open: (key) => (opened++ === 1 ? Promise.reject(new Error('disk full')) : storage.open(key)),
    };
  };
  const failAt = (folder: string) => {
    const { env, database, storage } = services();
    const made = makeBackup({ env, database, storage: failingStorage(storage) }, folder);
    return expect(made).rejects.toThrow('disk full');
  };

  it('leaves nothing of itself', async () => {
    const folder = await newBackupFolder();
    await failAt(folder);
    expect(existsSync(folder)).toBe(false);
  });

  it('leaves a folder that was there before as it was', async () => {
    const folder = await newBackupFolder();
    await mkdir(folder);
    await failAt(folder);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('restoring', () => {
  let target: Awaited<ReturnType<typeof newTarget>>;
  beforeAll(async () => {
    target = await newTarget();
    return target.remove;
  });

  it.runIf(isOnce)(
    'refuses a backup with one wrong bit anywhere, and touches nothing',
    async () => {
      const { folder } = await backUp();
      const before = await allRows(target.database.db);
      const parts = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
        (part) => part.isFile(),
      );
      for (const part of parts) {
        const file = join(part.parentPath, part.name);
        const bytes = await readFile(file);
        const at = Math.floor(bytes.length / 2);
        bytes[at]! ^= 1;
        await writeFile(file, bytes);
        await expect(restoreBackup(target, folder), part.name).rejects.toThrow(/damaged/);
        bytes[at]! ^= 1;
        await writeFile(file, bytes);
      }
      expect(await allFiles(target.storage)).toEqual({});
      expect(await allRows(target.database.db)).toEqual(before);
      await rm(join(folder, 'secret.key'));
      await expect(restoreBackup(target, folder)).rejects.toThrow('secret.key is not what was');
    },
  );

  it.runIf(isOnce)('does not take an interrupted backup for a whole one', async () => {
    const { folder } = await backUp();
    await rm(join(folder, 'SHA256SUMS'));
    await expect(restoreBackup(target, folder)).rejects.toThrow('not a whole backup');
  });

  it.runIf(isOnce)('gives up accounts only when forced, and then all or nothing', async () => {
    const { folder } = await backUp();
    await restoreBackup(target, folder);
    const { db } = target.database;
    await db.execute(sql`insert into synonyms (term, means) values ('only here', '{x}')`);
    const before = await allRows(db);
    await expect(restoreBackup(target, folder)).rejects.toThrow('already holds accounts');

    // Noticed when every row but the last table's is in: it stands for whatever goes wrong in the middle.
    const broken = await newBackupFolder();
    await cp(folder, broken, { recursive: true });
    const manifest = JSON.parse(await readFile(join(broken, 'manifest.json'), 'utf8')) as Manifest;
    manifest.tables.at(-1)!.rows += 1;
    await writeFile(join(broken, 'manifest.json'), JSON.stringify(manifest));
    await resum(broken);
    await expect(restoreBackup(target, broken, { force: true })).rejects.toThrow(/in its manifest/);
    expect(await allRows(db)).toEqual(before);

    await restoreBackup(target, folder, { force: true });
    expect(await allRows(db)).toEqual(await allRows(services().db));
  });

  it.runIf(process.env.TEST_ENGINE === 'server')(
    'refuses a database that another Kanek is using',
    async () => {
      const { folder } = await backUp();
      const { env, log, storage } = services();
      const database = await openDatabase(env, log);
      onTestFinished(() => database.close());
      const restored = restoreBackup({ env, database, storage }, folder, { force: true });
      await expect(restored).rejects.toThrow('Another Kanek is using this database');
    },
  );
});

it.runIf(isOnce)('keeps the newest whole backups', async () => {
  const { env, remove } = await newFolder();
  onTestFinished(remove);
  const names = [1, 2, 3, 4, 5].map((day) => `2026-11-0${day}T03-00-00Z`);
  for (const name of names) await cp('deploy', join(env.DATA_DIR, name), { recursive: true });
  for (const name of [names[0]!, names[2]!, names[4]!])
    await writeFile(join(env.DATA_DIR, name, 'SHA256SUMS'), '');
  expect(await keepNewest(env.DATA_DIR, 2)).toEqual(names.slice(0, 2));
  expect((await readdir(env.DATA_DIR)).sort()).toEqual(names.slice(2));
});

/** Makes the checksums true again after a part was changed on purpose. */
async function resum(folder: string) {
  const list = await readFile(join(folder, 'SHA256SUMS'), 'utf8');
  const sum = createHash('sha256').update(await readFile(join(folder, 'manifest.json')));
  const line = `${sum.digest('hex')}  manifest.json`;
  await writeFile(join(folder, 'SHA256SUMS'), list.replace(/^\w+ {2}manifest\.json$/m, line));
}
