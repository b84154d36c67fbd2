import { eq } from 'drizzle-orm';
import { findDuplicatesJob } from '#features/duplicates/search-directory.server.ts';
import { imports } from '#platform/db/tables/imports.ts';
import { defineJob } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';
import { forgetOld } from '../imports.server.ts';
import { listAbandoned, runImport } from './run-import.server.ts';

interface ImportJobData {
  /** What was just begun; without it, whatever lies still. */
  id?: number;
  /** Nobody is at work yet, whenever something was last moved. */
  isStart?: boolean;
}

/** The queue takes a job that lasts longer for lost, and gives it to somebody else. */
const LONGEST_MS = 200_000;

/** Goes on where a dead instance stopped, at the next start or within two minutes. */
export const importJob = defineJob<ImportJobData>({
  name: 'import',
  urgent: true,
  retryLimit: 0,
  schedule: '* * * * *',
  atStart: { isStart: true },
  async run({ id, isStart }, services) {
    await forgetOld(services.db, services.clock.now());
    const ids = id ? [id] : await listAbandoned(services, isStart ? 0 : undefined);
    for (const each of ids) await runOrGoOn(services, each);
  },
});

async function runOrGoOn(services: Services, id: number): Promise<void> {
  const started = performance.now();
  const isOver = () => performance.now() - started > LONGEST_MS;
  const { db, queue } = services;
  if (!(await runImport(services, id, isOver))) return queue.send(importJob, { id });
  const [found] = await db.select({ state: imports.state }).from(imports).where(eq(imports.id, id));
  if (found?.state === 'imported') await queue.send(findDuplicatesJob, {});
}
