import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { imports, importRows } from '#platform/db/tables/imports.ts';
import type { Services } from '#platform/services.server.ts';

export type Needed = Pick<Services, 'db' | 'storage' | 'clock' | 'log'>;

/** One run through an import, by whom its batches are known. */
export interface Run {
  importId: number;
  token: string;
}

/** Somebody else has taken the import over. */
export class Overtaken extends Error {}

/** A batch and its progress in one transaction: both, or neither, and by one run alone. `done` is how many rows are over then. */
export async function inBatch<Result>(
  { db, clock }: Pick<Needed, 'db' | 'clock'>,
  { importId, token }: Run,
  work: (tx: Db) => Promise<Result>,
  done: number | ((result: Result) => number) = 0,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ run: imports.run })
      .from(imports)
      .where(eq(imports.id, importId))
      .for('update');
    if (row?.run !== token) throw new Overtaken();
    // Of two imports at once one batch after the other: they may bring the same numbers in another order.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('import'))`);
    const result = await work(tx);
    const more = typeof done === 'number' ? done : done(result);
    await tx
      .update(imports)
      .set({ done: sql`${imports.done} + ${more}`, movedAt: clock.now() })
      .where(eq(imports.id, importId));
    return result;
  });
}

/** For work between batches that takes long: nobody takes it over, or it ends here because somebody has. */
export const keepAlive = (services: Pick<Needed, 'db' | 'clock'>, run: Run): Promise<null> =>
  inBatch(services, run, () => Promise.resolve(null));

export const looksLikeSomebody = sql`${importRows.problems} @? '$[*].like'`;

export type RowCounts = Partial<Record<string, number>>;

/** How many rows came to what; `kept` are those that were not undone, `like` those that look like somebody. */
export async function countRows(db: Db, importId: number): Promise<RowCounts> {
  const ofImport = eq(importRows.importId, importId);
  const rows = await db
    .select({ outcome: importRows.outcome, count: sql<number>`count(*)::int` })
    .from(importRows)
    .where(ofImport)
    .groupBy(importRows.outcome);
  const kept = await db.$count(importRows, and(ofImport, eq(importRows.undone, false)));
  const like = await db.$count(importRows, and(ofImport, looksLikeSomebody));
  const counts = Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
  return { ...counts, kept, ...(like > 0 && { like }) };
}
