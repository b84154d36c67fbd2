import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { staffImport } from '#messages';
import { discardFiles } from '#features/media/stored-files.server.ts';
import type { StoredPicture } from '#features/media/store-uploads.server.ts';
import { hasCollided } from '#features/profiles/find-taken.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { pick } from '#platform/db/pick.server.ts';
import { imports, importRows } from '#platform/db/tables/imports.ts';
import type { Import } from '../imports.server.ts';
import {
  picturesKept,
  preparePictures,
  type RefusedPicture,
} from '../pictures/keep-pictures.server.ts';
import { applyRows, ChangedMeanwhile } from '../rows/apply-rows.server.ts';
import { decideRows, type FileFacts, type FileRow } from '../rows/decide-rows.server.ts';
import { problemWith, type Problem } from '../rows/problem.server.ts';
import type { NamedPicture } from '../rows/read-row.server.ts';
import { countRows, inBatch, keepAlive, type Needed, type Run } from './batch.server.ts';

const BATCH = 250;
/** Drawing them takes time, and nobody should lose much of it. */
const BATCH_WITH_PICTURES = 20;
const TRIES = 3;

/**
 * Makes and changes what the dry run showed, batch after batch. Each row is decided once more, as the directory is by
 * then. Ends early when `isOver`; whoever goes on finds the rows that are left.
 */
export async function carryOutImport(
  services: Needed,
  run: Run,
  found: Import,
  isOver: () => boolean,
): Promise<boolean> {
  const { db, storage } = services;
  const size = found.hasPictures ? BATCH_WITH_PICTURES : BATCH;
  const hasPicture = found.hasPictures && found.key ? await picturesKept(storage, found.key) : null;
  const total = await db.$count(importRows, waiting(found.id));
  await inBatch(services, run, async (tx) => {
    await tx
      .update(imports)
      .set({ rowCount: sql`${imports.done} + ${total}` })
      .where(eq(imports.id, found.id));
  });
  while (!isOver()) {
    const rows = await nextRows(db, found.id, size);
    if (rows.length === 0) {
      await finish(services, run, found.id);
      return true;
    }
    await carryOutBatch(services, run, found, rows, hasPicture);
  }
  return false;
}

const waiting = (importId: number) =>
  and(
    eq(importRows.importId, importId),
    eq(importRows.imported, false),
    inArray(importRows.outcome, ['make', 'change']),
  );

type Row = FileRow & { pictures: NamedPicture[]; problems: Problem[] };

const nextRows = async (db: Db, importId: number, size: number): Promise<Row[]> =>
  (await db
    .select(pick(importRows, 'number', 'cells', 'pictures', 'problems'))
    .from(importRows)
    .where(waiting(importId))
    .orderBy(asc(importRows.number))
    .limit(size)) as Row[];

async function carryOutBatch(
  services: Needed,
  run: Run,
  found: Import,
  rows: readonly Row[],
  hasPicture: FileFacts['hasPicture'],
): Promise<void> {
  const { storage, clock } = services;
  // Before the transaction: it is short, and a picture that comes to nothing is left to the sweep.
  const pictures = new Map<number, StoredPicture[]>();
  const notes = new Map<number, Problem[]>();
  for (const { number, pictures: wanted } of rows) {
    if (wanted.length === 0 || !found.key) continue;
    await keepAlive(services, run);
    const { stored, refused } = await preparePictures(storage, found.key, wanted);
    pictures.set(number, stored);
    notes.set(number, refused.map(pictureRefused));
  }
  // Those whom the dry run found: by now the import itself has brought others that are alike.
  const likeNotes = (number: number) =>
    rows.find((row) => row.number === number)!.problems.filter(({ like }) => like);
  const carryOut = async (tx: Db) => {
    const decisions = await decideRows(tx, rows, { seen: new Map(), hasPicture });
    const at = { now: clock.now(), language: found.language, pictures };
    const applied = await applyRows(tx, decisions, at);
    await keepResults(
      tx,
      found.id,
      decisions.map(({ number, outcome, problems, known }) => ({
        number,
        outcome,
        problems: [...problems, ...(notes.get(number) ?? []), ...likeNotes(number)],
        profileId: applied.get(number)?.profileId ?? known?.id ?? null,
        before: applied.get(number)?.before ?? null,
        version: applied.get(number)?.version ?? null,
      })),
    );
    const used = new Set(applied.keys());
    return [...pictures].flatMap(([number, stored]) => (used.has(number) ? [] : stored));
  };
  for (let tries = 1; ; tries++) {
    try {
      await discardFiles(services, await inBatch(services, run, carryOut, rows.length));
      return;
    } catch (error) {
      // Somebody signed up with the same number, or claimed their profile, at the same moment: the next look sees it.
      const isLate = error instanceof ChangedMeanwhile || hasCollided(error);
      if (tries === TRIES || !isLate) throw error;
    }
  }
}

const pictureRefused = ({ name, say }: RefusedPicture): Problem =>
  problemWith('', () => staffImport.pictureRefused(name, say()));

const keepResults = (tx: Db, importId: number, results: readonly object[]) =>
  tx.execute(sql`update ${importRows} r set imported = true, outcome = d.outcome, problems = d.problems,
      profile_id = d."profileId", before = d.before, version = d.version
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as d(number int, outcome import_outcome,
      problems jsonb, "profileId" bigint, before jsonb, version int)
    where r.import_id = ${importId} and r.number = d.number`);

async function finish(services: Needed, run: Run, id: number): Promise<void> {
  await inBatch(services, run, async (tx) => {
    const counts = await countRows(tx, id);
    await tx
      .update(imports)
      .set({ state: 'imported', counts, finishedAt: services.clock.now() })
      .where(eq(imports.id, id));
  });
}
