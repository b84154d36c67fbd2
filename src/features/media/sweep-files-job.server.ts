import { inArray } from 'drizzle-orm';
import { media } from '#platform/db/tables/media.ts';
import { defineJob } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';

const HOUR_MS = 60 * 60 * 1000;
const BATCH = 500;

/** Removes files that no row knows of: what a crash or a refused signup left behind. */
export const sweepFilesJob = defineJob({
  name: 'sweep-files',
  schedule: '43 * * * *',
  retryLimit: 1,
  retryDelaySeconds: 60,
  pollEverySeconds: 60,
  run: (_data, services) => sweepFiles(services, HOUR_MS),
});

/** `graceMs` leaves alone what may be part of a signup that is still being saved. */
export async function sweepFiles(
  { db, storage, clock, log }: Pick<Services, 'db' | 'storage' | 'clock' | 'log'>,
  graceMs: number,
): Promise<void> {
  const old = clock.now().getTime() - graceMs;
  const newest = new Map<string, number>();
  for (const kind of ['pictures', 'videos'])
    for await (const { key: file, writtenAt } of storage.list(kind)) {
      const folder = file.split('/').slice(0, 3).join('/');
      newest.set(folder, Math.max(newest.get(folder) ?? 0, writtenAt.getTime()));
    }
  const folders = [...newest].filter(([, writtenAt]) => writtenAt < old).map(([name]) => name);
  const keyOf = (folder: string) => folder.split('/')[2]!;
  for (let start = 0; start < folders.length; start += BATCH) {
    const batch = folders.slice(start, start + BATCH);
    const rows = await db
      .select({ key: media.key })
      .from(media)
      .where(inArray(media.key, batch.map(keyOf)));
    const known = new Set(rows.map(({ key }) => key));
    const orphans = batch.filter((folder) => !known.has(keyOf(folder)));
    for (const folder of orphans) await storage.remove(folder);
    if (orphans.length > 0) log.info({ count: orphans.length }, 'orphan files removed');
  }
}
