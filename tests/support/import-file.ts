import type { Db } from '#platform/db/database.server.ts';
import {
  beginImport,
  beginPlan,
  beginUndo,
  createImport,
  getImport,
} from '#features/import/imports.server.ts';
import type { Source } from '#platform/storage/storage.server.ts';
import { sayProblem, type Problem } from '#features/import/rows/problem.server.ts';
import { runImport } from '#features/import/run/run-import.server.ts';
import { importRows } from '#platform/db/tables/imports.ts';
import type { Services } from '#platform/services.server.ts';
import { asc, eq } from 'drizzle-orm';

/** Bytes, as a file is read. */
export const sourceOf = (bytes: Uint8Array): Source => ({
  size: bytes.length,
  async *read() {
    yield await Promise.resolve(bytes);
  },
});

/** Brings a file as the desk does, and looks at its rows. */
export async function planFile(
  services: Services,
  file: string | Uint8Array,
  fileName = 'list.csv',
) {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  const id = await createImport(services, { fileName, file: sourceOf(bytes), startedBy: null });
  await planAgain(services, id);
  return id;
}

export async function planAgain(services: Services, id: number) {
  const { columns } = await getImport(services.db, id);
  const assigned = columns.map((column) => column.id);
  await move(services, (tx, now) => beginPlan(tx, id, assigned, now));
  await runImport(services, id);
}

export async function importFile(services: Services, file: string | Uint8Array, fileName?: string) {
  const id = await planFile(services, file, fileName);
  await carryOut(services, id);
  return id;
}

export async function carryOut(services: Services, id: number) {
  await move(services, (tx, now) => beginImport(tx, id, now));
  await runImport(services, id);
}

export async function undo(services: Services, id: number) {
  await move(services, (tx, now) => beginUndo(tx, id, now));
  await runImport(services, id);
}

const move = (services: Services, act: (tx: Db, now: Date) => Promise<void>) =>
  services.db.transaction((tx) => act(tx, services.clock.now()));

/** What the rows came to, in the order of the file, and what is said of them in English. */
export async function rowsOf({ db }: Services, id: number) {
  const rows = await db
    .select()
    .from(importRows)
    .where(eq(importRows.importId, id))
    .orderBy(asc(importRows.number));
  return rows.map((row) => ({
    ...row,
    problems: (row.problems as Problem[]).map((problem) => ({
      ...problem,
      message: sayProblem(problem, 'en'),
    })),
  }));
}
