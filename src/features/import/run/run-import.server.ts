import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { imports } from '#platform/db/tables/imports.ts';
import { ImportRefused, nameOf } from '../import-refused.ts';
import { getImport, UNDER_WAY, forgetOld } from '../imports.server.ts';
import { Overtaken, type Needed, type Run } from './batch.server.ts';
import { carryOutImport } from './carry-out-import.server.ts';
import { planImport } from './plan-import.server.ts';
import { undoImport } from './undo-import.server.ts';
import { findDuplicatesJob } from '#features/duplicates/find-duplicates-job.server.ts';
import { defineJob } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';

/** Does what an import waits for. False where there was no time to finish it. */
export async function runImport(
  services: Needed,
  importId: number,
  isOver: () => boolean = () => false,
): Promise<boolean> {
  const { db, clock } = services;
  const run: Run = { importId, token: randomUUID() };
  const begun = await db
    .update(imports)
    .set({ run: run.token, movedAt: clock.now() })
    .where(and(eq(imports.id, importId), inArray(imports.state, [...UNDER_WAY])))
    .returning({ id: imports.id });
  if (begun.length === 0) return true;
  const found = await getImport(db, importId);
  try {
    if (found.state === 'undoing') return await undoImport(services, run, importId, isOver);
    if (found.state === 'importing') return await carryOutImport(services, run, found, isOver);
    await planImport(services, run, found);
    return true;
  } catch (error) {
    if (error instanceof Overtaken) return true;
    if (!(error instanceof ImportRefused)) throw error;
    await db
      .update(imports)
      .set({ state: 'failed', failure: nameOf(error) })
      .where(and(eq(imports.id, importId), eq(imports.run, run.token)));
    return true;
  }
}

/** Nobody has moved it for so long: whoever did is dead. */
const STILL_MS = 30_000;

export async function listAbandoned({ db, clock }: Needed, still = STILL_MS): Promise<number[]> {
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        inArray(imports.state, [...UNDER_WAY]),
        lt(imports.movedAt, new Date(clock.now().getTime() - still)),
      ),
    );
  return rows.map(({ id }) => id);
}

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
