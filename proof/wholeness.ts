import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Server } from './stage.ts';
import { until } from './until.ts';

/** Accounts that lack a part which was saved together with them. */
export async function findHalves(server: Server): Promise<string[]> {
  const rows = await server.sql<{ email: string }>(`
    select email from accounts a left join profiles p on p.account_id = a.id
      left join specialist_profiles d on d.account_id = a.id
      left join media m on m.account_id = a.id and m.slot = 'profile'
      left join profile_revisions r on r.account_id = a.id
    where d.account_id is null or p.account_id is null or m.id is null or r.account_id is null`);
  return rows.map(({ email }) => email);
}

/** Files that no row knows, and rows whose file is not there. */
export async function compareFiles(server: Server, dataDir: string) {
  const rows = await server.sql<{ key: string }>('select key from media');
  const known = new Set(rows.map(({ key }) => key));
  const files = await filesIn(dataDir);
  const keyOf = (file: string) => file.split('/')[2]!;
  const there = new Set(files.map(keyOf));
  return {
    orphans: files.filter((file) => !known.has(keyOf(file)) || file.endsWith('.part')),
    missing: [...known].filter((key) => !there.has(key)),
    files: files.length,
  };
}

/** Makes the server's own sweep look at all files now: they are made older than its grace, and the job is queued. */
export async function queueSweep(server: Server, dataDir: string): Promise<void> {
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const file of await filesIn(dataDir))
    await utimes(join(dataDir, 'media', file), longAgo, longAgo);
  await server.sql("insert into pgboss.job (name) values ('sweep-files')");
}

/** A worker looks for its jobs as soon as the server is open. */
export async function untilSwept(server: Server): Promise<void> {
  const open = "select id from pgboss.job where name = 'sweep-files' and state <> 'completed'";
  await until('the sweep is done', async () => (await server.sql(open)).length === 0);
}

async function filesIn(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'media');
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name).slice(folder.length + 1));
}
