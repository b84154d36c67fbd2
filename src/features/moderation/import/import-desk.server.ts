import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { isRefusal, sayFailure, sayRefusal } from '#features/import/import-refused.ts';
import { OUTCOMES, type Outcome, columnField } from '#features/import/import.rules.ts';
import {
  BEFORE_IMPORT,
  getImport,
  mayBeUndone,
  UNDER_WAY,
  beginImport,
  beginPlan,
  beginUndo,
  removeImport,
} from '#features/import/imports.server.ts';
import { COLUMNS, columnLabel } from '#features/import/rows/columns.server.ts';
import { columnTold, sayProblem, type Problem } from '#features/import/rows/problem.server.ts';
import { looksLikeSomebody, type RowCounts } from '#features/import/run/batch.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { pick } from '#platform/db/pick.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { imports, importRows } from '#platform/db/tables/imports.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import type { Services } from '#platform/services.server.ts';
import { idOf, recorded, type DeskActs, type DeskWork } from '../desk/desk-acts.server.ts';
import { choiceIn, DESK_PAGE_SIZE, pageIn } from '../desk/desk.rules.ts';
import { staffImport } from '#messages';
import { importJob } from '#features/import/run/run-import.server.ts';
import { staffPaths } from '#platform/staff-paths.ts';

/** The imports there were, the newest first. */
export async function loadImports({ db }: Pick<Services, 'db'>, query: URLSearchParams) {
  const at = pageIn(query, await db.$count(imports));
  const rows = await db
    .select({
      ...pick(imports, 'id', 'fileName', 'state', 'counts', 'createdAt'),
      by: accounts.email,
    })
    .from(imports)
    .leftJoin(accounts, eq(accounts.id, imports.startedBy))
    .orderBy(desc(imports.id))
    .limit(DESK_PAGE_SIZE)
    .offset((at.page - 1) * DESK_PAGE_SIZE);
  return {
    imports: rows.map((row) => ({ ...row, counts: row.counts as RowCounts })),
    ...at,
    refusal: refusalIn(query),
  };
}

export type ImportsView = Awaited<ReturnType<typeof loadImports>>;

/** What the address tells of a file that was not taken. */
function refusalIn(query: URLSearchParams): string | null {
  const name = query.get('refused') ?? '';
  return isRefusal(name) ? sayRefusal(name, (query.get('about') ?? '').slice(0, 80)) : null;
}

export async function loadImport(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  query: URLSearchParams,
  idText: string | undefined,
) {
  const found = await getImport(db, idOf(idText));
  const { id, fileName, state, columns, failure, done, rowCount, hasPictures, key } = found;
  const counts = found.counts as RowCounts;
  const chosen = choiceIn(query, 'outcome', CHOICES);
  const isUnderWay = UNDER_WAY.some((each) => each === state);
  const isBefore = BEFORE_IMPORT.some((each) => each === state);
  const added = Number(query.get('pictures'));
  return {
    id,
    fileName,
    state,
    columns,
    failure: failure && sayFailure(failure),
    hasPictures,
    picturesAdded: hasPictures && Number.isInteger(added) && added > 0 ? added : null,
    counts,
    isUnderWay,
    /** The dry run does not know how many rows there are. */
    progress: { done, total: state === 'planning' ? null : rowCount },
    isBefore: isBefore && key !== null,
    isGone: isBefore && key === null,
    mayBeUndone: mayBeUndone(found, clock.now()),
    choices: COLUMNS.map((column) => [column.id, columnLabel(column.id)] as const),
    chosen,
    /** Not shown while it moves, and then the page asks again and again. */
    list: isUnderWay ? null : await listRows(db, id, chosen, query),
    refusal: refusalIn(query),
  };
}

export type ImportView = Awaited<ReturnType<typeof loadImport>>;

/** What rows can be chosen by. */
const CHOICES = ['', ...OUTCOMES, 'like', 'kept'] as const;

type Chosen = (typeof CHOICES)[number];

const ORDER = ['refuse', 'make', 'change', 'leave'] as const satisfies Outcome[];

/** What needs somebody comes first. */
async function listRows(db: Db, id: number, chosen: Chosen, query: URLSearchParams) {
  const where = and(
    eq(importRows.importId, id),
    chosen === 'kept' ? eq(importRows.undone, false) : undefined,
    chosen === 'like' ? looksLikeSomebody : undefined,
    OUTCOMES.some((each) => each === chosen)
      ? eq(importRows.outcome, chosen as Outcome)
      : undefined,
  );
  const order = sql`array_position(${sql.raw(`array['${ORDER.join("','")}']`)}, ${importRows.outcome}::text)`;
  const at = pageIn(query, await db.$count(importRows, where));
  const rows = await db
    .select({
      ...pick(importRows, 'number', 'name', 'outcome', 'problems'),
      kind: profiles.kind,
      slug: profiles.slug,
    })
    .from(importRows)
    .leftJoin(profiles, eq(profiles.accountId, importRows.profileId))
    .where(where)
    .orderBy(order, asc(importRows.number))
    .limit(DESK_PAGE_SIZE)
    .offset((at.page - 1) * DESK_PAGE_SIZE);
  return {
    rows: rows.map(({ problems, ...row }) => ({
      ...row,
      problems: (problems as Problem[]).map((problem) => ({
        column: columnTold(problem),
        message: sayProblem(problem),
        like: problem.like,
      })),
    })),
    ...at,
  };
}

export const importActs: DeskActs = {
  plan: recorded('import.plan', async (tx, work) => {
    const { columns } = await getImport(tx, work.id());
    const assigned = columns.map((_, index) => work.read(columnField(index)));
    await beginPlan(tx, work.id(), assigned, work.services.clock.now());
    await send(tx, work);
    return { said: staffImport.planBegun };
  }),
  start: recorded('import.start', async (tx, work) => {
    await beginImport(tx, work.id(), work.services.clock.now());
    await send(tx, work);
    return { said: staffImport.started };
  }),
  undo: recorded('import.undo', async (tx, work) => {
    await beginUndo(tx, work.id(), work.services.clock.now());
    await send(tx, work);
    return { said: staffImport.undoBegun };
  }),
  async remove(work) {
    const forget = recorded('import.remove', async (tx, { id }) => {
      const { fileName } = await getImport(tx, id());
      await removeImport(tx, id());
      return { before: { file: fileName }, said: staffImport.removed };
    });
    await forget(work);
    return { to: staffPaths.import };
  },
};

const send = (tx: Db, { services, id }: DeskWork) =>
  services.queue.send(importJob, { id: id() }, tx);
