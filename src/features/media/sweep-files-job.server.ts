import { sql } from 'drizzle-orm';
import { imports } from '#platform/db/tables/imports.ts';
import { media } from '#platform/db/tables/media.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { siteFiles } from '#platform/db/tables/settings.ts';
import { defineJob } from '#platform/jobs/jobs.server.ts';
import { HOUR_MS } from '#platform/local-day.rules.ts';
import type { Services } from '#platform/services.server.ts';
import type { Storage } from '#platform/storage/storage.server.ts';
import { keptOf } from './stored-files.server.ts';

const BATCH = 500;
/** Every kind of file: how deep the folder of one thing lies, and where the name of that folder must be known. */
const KINDS = [
  { kind: 'pictures', depth: 3, table: media, name: media.key },
  { kind: 'videos', depth: 3, table: media, name: media.key },
  { kind: 'shares', depth: 2, table: profiles, name: profiles.slug },
  { kind: 'films', depth: 2, table: siteFiles, name: siteFiles.key },
  { kind: 'imports', depth: 2, table: imports, name: imports.key },
] as const;

/** Removes files that no row knows of: what a crash, a refused signup or a deleted account left behind. */
export const sweepFilesJob = defineJob({
  name: 'sweep-files',
  schedule: '43 * * * *',
  run: (_data, services) => sweepFiles(services, HOUR_MS),
});

/** `graceMs` leaves alone what may be part of a signup that is still being saved. */
export async function sweepFiles(services: Services, graceMs: number): Promise<void> {
  const old = services.clock.now().getTime() - graceMs;
  for (const kind of KINDS) await sweepKind(services, kind, old);
}

async function sweepKind(
  { db, storage, log }: Services,
  { kind, depth, table, name }: (typeof KINDS)[number],
  old: number,
) {
  const nameOf = (folder: string) => folder.split('/').at(-1)!;
  for await (const newest of someAtATime(storage.list(kind), depth)) {
    const batch = [...newest].filter(([, writtenAt]) => writtenAt < old).map(([folder]) => folder);
    const names = batch.map(nameOf);
    // In one statement: undoing a merge takes a file from the one to the other.
    const { rows } = await db.execute<{ name: string }>(sql`
      select ${name} as name from ${table} where ${name} = any(${sql.param(names)}::text[])
      union ${keptOf(names)}`);
    const known = new Set(rows.map((row) => row.name));
    const orphans = batch.filter((folder) => !known.has(nameOf(folder)));
    for (const folder of orphans) await storage.remove(folder);
    if (orphans.length > 0) log.info({ count: orphans.length, kind }, 'orphan files removed');
  }
}

/** Folders of things, and when each was last written to: the files of one come together. */
async function* someAtATime(files: ReturnType<Storage['list']>, depth: number) {
  let newest = new Map<string, number>();
  for await (const { key, writtenAt } of files) {
    const folder = key.split('/').slice(0, depth).join('/');
    if (newest.size === BATCH && !newest.has(folder)) {
      yield newest;
      newest = new Map();
    }
    newest.set(folder, Math.max(newest.get(folder) ?? 0, writtenAt.getTime()));
  }
  yield newest;
}
