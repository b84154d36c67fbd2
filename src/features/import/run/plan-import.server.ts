import { eq } from 'drizzle-orm';
import type { Known } from '#features/duplicates/find-likely.server.ts';
import { holdProfiles } from '#features/profiles/hold-profiles.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { insertAll } from '#platform/db/insert-all.server.ts';
import { imports, importRows } from '#platform/db/tables/imports.ts';
import { readTable } from '../file/read-table.server.ts';
import { ImportRefused } from '../import-refused.ts';
import { openFile, type Import } from '../imports.server.ts';
import { picturesKept } from '../pictures/keep-pictures.server.ts';
import { decideRows, noteLikely, type Decision, type FileRow } from '../rows/decide-rows.server.ts';
import { cellsOf } from '../rows/read-row.server.ts';
import { countRows, inBatch, type Needed, type Run } from './batch.server.ts';

const BATCH = 500;

/** The dry run: what would become of every row. It begins anew wherever it was cut off, for it changes nothing else. */
export async function planImport(services: Needed, run: Run, found: Import): Promise<void> {
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
