import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { imports, importRows } from '#platform/db/tables/imports.ts';
import { ImportRefused, nameOf } from '../import-refused.ts';
import { getImport, UNDER_WAY, forgetOld, openFile, type Import } from '../imports.server.ts';
import { Overtaken, type Needed, type Run, countRows, inBatch } from './batch.server.ts';
import { carryOutImport } from './carry-out-import.server.ts';
import { undoImport } from './undo-import.server.ts';
import { findDuplicatesJob } from '#features/duplicates/search-directory.server.ts';
import { defineJob } from '#platform/jobs/jobs.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Known } from '#features/duplicates/find-likely.server.ts';
import { holdProfiles } from '#features/profiles/hold-profiles.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { insertAll } from '#platform/db/insert-all.server.ts';
import { readTable } from '../file/read-table.server.ts';
import { picturesKept } from '../pictures/keep-pictures.server.ts';
import { decideRows, noteLikely, type Decision, type FileRow } from '../rows/decide-rows.server.ts';
import { cellsOf } from '../rows/read-row.server.ts';

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

const BATCH = 500;

/** The dry run: what would become of every row. It begins anew wherever it was cut off, for it changes nothing else. */
async function planImport(services: Needed, run: Run, found: Import): Promise<void> {
  const { db, storage } = services;
  const ofImport = eq(importRows.importId, found.id);
  await inBatch(services, run, async (tx) => {
    await tx.delete(importRows).where(ofImport);
    await tx.update(imports).set({ done: 0, rowCount: 0 }).where(eq(imports.id, found.id));
  });
  if (!found.key) throw new ImportRefused('gone');
  const assigned = found.columns.map(({ id }) => id);
  const hasPicture = found.hasPictures ? await picturesKept(storage, found.key) : null;
  const file = { seen: new Map<string, number>(), hasPicture };

  const known: Known = new Map();
  const take = async (rows: FileRow[]) => {
    const decisions = await noteLikely(db, await decideRows(db, rows, file), known);
    await inBatch(services, run, (tx) => keepDecisions(tx, found.id, decisions), rows.length);
  };
  const { rows } = await readTable(await openFile(storage, found.key));
  let batch: FileRow[] = [];
  for await (const { number, cells } of rows) {
    batch.push({ number, cells: cellsOf(assigned, cells) });
    if (batch.length < BATCH) continue;
    await take(batch);
    batch = [];
  }
  if (batch.length > 0) await take(batch);
  await inBatch(services, run, async (tx) => {
    const counts = await countRows(tx, found.id);
    await tx.update(imports).set({ state: 'planned', counts }).where(eq(imports.id, found.id));
  });
}

async function keepDecisions(tx: Db, importId: number, decisions: readonly Decision[]) {
  const ids = decisions.flatMap(({ known }) => known?.id ?? []);
  const there = await holdProfiles(tx, ids, 'key share');
  // Who was deleted since is decided about once more when it is carried out.
  const held = new Set(there.map(({ id }) => id));
  await tx.execute(
    insertAll(
      importRows,
      decisions.map(({ number, cells, name, outcome, problems, pictures, known }) => ({
        importId,
        number,
        cells,
        name,
        outcome,
        problems,
        pictures,
        profileId: known && held.has(known.id) ? known.id : null,
      })),
    ),
  );
}
