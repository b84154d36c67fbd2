import { randomBytes } from 'node:crypto';
import { and, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { staffImport } from '#messages';
import type { Db } from '#platform/db/database.server.ts';
import { imports, importRows, type importState } from '#platform/db/tables/imports.ts';
import { AppError } from '#platform/errors.ts';
import { languageNow } from '#platform/language.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import { oneLine } from '#platform/plain-text.rules.ts';
import type { Services } from '#platform/services.server.ts';
import type { Source, Storage } from '#platform/storage/storage.server.ts';
import { readTable } from './file/read-table.server.ts';
import { UNDO_DAYS } from './import.rules.ts';
import { ImportRefused } from './import-refused.ts';
import { folderOf, keepPictures } from './pictures/keep-pictures.server.ts';
import { COLUMNS, recogniseColumns } from './rows/columns.server.ts';

type State = (typeof importState.enumValues)[number];

interface AssignedColumn {
  /** As the file has it. */
  header: string;
  /** What it says; empty where it is left out. */
  id: string;
}

export type Import = typeof imports.$inferSelect & { columns: AssignedColumn[] };

/** States in which somebody is at work. */
export const UNDER_WAY = ['planning', 'importing', 'undoing'] as const satisfies State[];

const fileOf = (key: string) => `${folderOf(key)}/file`;

/** The file of an import, to be read again and again. */
export async function openFile(storage: Storage, key: string): Promise<Source> {
  const file = await storage.open(fileOf(key));
  if (!file) throw new ImportRefused('gone');
  return { size: file.size, read: () => file.read(0, Math.max(file.size - 1, 0)) };
}

interface NewFile {
  fileName: string;
  file: Source;
  startedBy: number | null;
}

const FILE_NAME_MAX = 120;

/** As it is shown and logged: a sender may call a file anything. */
export const tidyFileName = (name: string): string =>
  oneLine(name).slice(-FILE_NAME_MAX).toWellFormed() || staffImport.unnamed;

/** Keeps a file whose columns could be read; whoever calls writes its line in the log. */
export async function createImport(
  { db, storage, clock }: Pick<Services, 'db' | 'storage' | 'clock'>,
  { fileName, file, startedBy }: NewFile,
  alongside?: (tx: Db, id: number) => Promise<void>,
): Promise<number> {
  const headers = await headersOf(file);
  const ids = recogniseColumns(headers);
  const columns = headers.map((header, index) => ({ header, id: ids[index]! }));
  const key = randomBytes(16).toString('hex');
  await storage.put(fileOf(key), file);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const [row] = await tx
      .insert(imports)
      .values({
        startedBy,
        fileName: tidyFileName(fileName),
        byteSize: file.size,
        key,
        columns,
        language: languageNow(),
        createdAt: now,
        movedAt: now,
      })
      .returning({ id: imports.id });
    await alongside?.(tx, row!.id);
    return row!.id;
  });
}

/** Reads as far as the first row: a file without one is refused before it is kept. */
async function headersOf(source: Source): Promise<string[]> {
  const { columns, rows } = await readTable(source);
  for await (const _first of rows) break;
  return columns;
}

export async function getImport(db: Db, id: number): Promise<Import> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  if (!row) throw new AppError('not-found', staffImport.gone);
  return row as Import;
}

/** Inside a transaction: from one state to the next. Two who press at once do it once. */
async function moveTo(
  tx: Db,
  id: number,
  { from, to, ...changes }: { from: readonly State[]; to: State } & Partial<Import>,
  now: Date,
): Promise<{ key: string | null }> {
  const [moved] = await tx
    .update(imports)
    .set({ ...changes, state: to, movedAt: now, run: null, done: 0, failure: null })
    .where(and(eq(imports.id, id), inArray(imports.state, [...from])))
    .returning({ key: imports.key });
  if (!moved) throw new AppError('conflict', staffImport.elsewhere);
  return moved;
}

async function moveWithFile(...move: Parameters<typeof moveTo>): Promise<void> {
  const { key } = await moveTo(...move);
  if (key === null) throw new ImportRefused('gone');
}

export const BEFORE_IMPORT = ['uploaded', 'planned', 'failed'] as const satisfies State[];

/** Looks at every row by these columns; nothing of the directory is changed. */
export async function beginPlan(tx: Db, id: number, assigned: readonly string[], now: Date) {
  const { columns } = await getImport(tx, id);
  const known = new Set(COLUMNS.map((column) => column.id));
  const used = new Set<string>();
  const chosen = columns.map(({ header }, index) => {
    const asked = assigned[index] ?? '';
    const isNew = known.has(asked) && !used.has(asked);
    if (known.has(asked) && !isNew)
      throw new AppError('bad-input', staffImport.columnTwice(header));
    if (isNew) used.add(asked);
    return { header, id: isNew ? asked : '' };
  });
  const changes = { columns: chosen, counts: {} };
  await moveWithFile(tx, id, { from: BEFORE_IMPORT, to: 'planning', ...changes }, now);
}

export const beginImport = (tx: Db, id: number, now: Date) =>
  moveWithFile(tx, id, { from: ['planned'], to: 'importing' }, now);

export async function beginUndo(tx: Db, id: number, now: Date): Promise<void> {
  const found = await getImport(tx, id);
  if (found.state === 'imported' && !mayBeUndone(found, now))
    throw new AppError('conflict', staffImport.tooLate(UNDO_DAYS));
  await moveTo(tx, id, { from: ['imported'], to: 'undoing' }, now);
}

export const mayBeUndone = ({ state, finishedAt }: Import, now: Date): boolean =>
  state === 'imported' &&
  finishedAt !== null &&
  now.getTime() - finishedAt.getTime() < UNDO_DAYS * DAY_MS;

/** Forgets a file that was not imported; the sweep removes it from the storage. */
export async function removeImport(tx: Db, id: number): Promise<void> {
  const removed = await tx
    .delete(imports)
    .where(and(eq(imports.id, id), inArray(imports.state, [...BEFORE_IMPORT])))
    .returning({ id: imports.id });
  if (removed.length === 0) throw new AppError('conflict', staffImport.elsewhere);
}

/** Brings the pictures that the rows name. They count from the next dry run on. */
export async function addPictures(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  id: number,
  zip: Source,
  alongside?: (tx: Db, count: number) => Promise<void>,
): Promise<number> {
  const { key, state } = await getImport(db, id);
  if (!key || !BEFORE_IMPORT.some((each) => each === state))
    throw new AppError('conflict', staffImport.elsewhere);
  const count = await keepPictures(storage, key, zip);
  await db.transaction(async (tx) => {
    await tx.update(imports).set({ hasPictures: true }).where(eq(imports.id, id));
    await alongside?.(tx, count);
  });
  return count;
}

/** Rows and files are of use as long as an import can be undone; what came of it stays. */
export async function forgetOld(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - UNDO_DAYS * DAY_MS);
  await db.transaction(async (tx) => {
    const forgotten = await tx
      .update(imports)
      .set({ key: null })
      .where(
        and(
          sql`${imports.key} is not null`,
          lt(sql`coalesce(${imports.undoneAt}, ${imports.finishedAt}, ${imports.movedAt})`, old),
          notInArray(imports.state, [...UNDER_WAY]),
        ),
      )
      .returning({ id: imports.id });
    const ids = forgotten.map(({ id }) => id);
    await tx.delete(importRows).where(inArray(importRows.importId, ids));
  });
}
