import { gt, and, asc, eq } from 'drizzle-orm';
import { listRows } from '#features/editor/get-own-profile.server.ts';
import { SLOTS } from '#features/media/picture.rules.ts';
import { fieldsOf, sentAs } from '#features/profiles/fields.rules.ts';
import { valuesOf } from '#features/profiles/form-values.ts';
import type { Db } from '#platform/db/database.server.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { csvLine, CSV_BEGIN } from './file/write-csv.ts';
import { cellOf } from './rows/cells.server.ts';
import { COLUMNS, exportedName, pictureColumn } from './rows/columns.server.ts';
import { describe, type KnownProfile } from './rows/find-known.server.ts';
import type { Cells } from './rows/read-row.server.ts';
import { staffImport } from '#messages';
import { languageNow } from '#platform/language.ts';
import { importRows } from '#platform/db/tables/imports.ts';
import { getImport } from './imports.server.ts';
import { columnTold, sayProblem, type Problem } from './rows/problem.server.ts';

const FETCHED = 250;
/** People and businesses have names of their own; this one is for files that know only one. */
const EXPORTED = COLUMNS.map(({ id }) => id).filter((id) => id !== 'name');

export function exportCsv(db: Db): AsyncIterable<string> {
  const head = EXPORTED.map(exportedName);
  return (async function* () {
    yield CSV_BEGIN + csvLine(head);
    for await (const cells of allCells(db)) yield csvLine(EXPORTED.map((id) => cells[id] ?? ''));
  })();
}

/** One record on each line of an array: whoever has not the memory for all of it reads line by line. */
export async function* exportJson(db: Db): AsyncIterable<string> {
  let separator = '[\n';
  for await (const cells of allCells(db)) {
    yield separator + JSON.stringify(cells);
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** Every profile, in the words of the import; what is empty is not there. */
async function* allCells(db: Db): AsyncIterable<Cells> {
  for (let last = 0; ;) {
    const rows = await listRows(db, gt(profiles.accountId, last), FETCHED);
    for (const profile of await describe(db, rows)) yield cellsOfProfile(profile);
    if (rows.length < FETCHED) return;
    last = rows.at(-1)!.profiles.accountId;
  }
}

function cellsOfProfile({ content, outsideId, pictures }: KnownProfile): Cells {
  const keys = new Map(fieldsOf(content.kind).map((field) => [sentAs('editor', field), field.key]));
  const values = Object.entries(valuesOf(content)).map(([name, value]) => {
    const id = keys.get(name) ?? name;
    return [id, cellOf(id, value)] as const;
  });
  const named = SLOTS.map((slot) => {
    const names = pictures.filter((each) => each.slot === slot).map(({ key }) => `${key}.webp`);
    return [pictureColumn(slot), names.join(', ')] as const;
  });
  const all = [
    ['kind', content.kind] as const,
    ['outsideId', outsideId ?? ''] as const,
    ...values,
    ['whatsapp', content.whatsapp ? 'yes' : 'no'] as const,
    ['videoUrl', content.videoUrl ?? ''] as const,
    ...named,
  ];
  return Object.fromEntries(all.filter(([, cell]) => cell));
}

const ROWS_FETCHED = 500;

/** What came of every row, in front of what the row says: what was refused is put right there and brought again. */
export async function rowsAsCsv(db: Db, id: number): Promise<AsyncIterable<string>> {
  const columns = (await getImport(db, id)).columns.filter((column) => column.id);
  const { rowNumber, outcome, problems, outcomes } = staffImport;
  const head = [rowNumber, outcome, problems, ...columns.map(({ header }) => header)];
  const words = { ...outcomes };
  const language = languageNow();
  const say = (problem: Problem) =>
    [columnTold(problem, language), sayProblem(problem, language)].filter(Boolean).join(': ');
  return (async function* () {
    yield CSV_BEGIN + csvLine(head);
    for await (const row of allRows(db, id)) {
      const cells = row.cells as Cells;
      yield csvLine([
        String(row.number),
        words[row.outcome],
        (row.problems as Problem[]).map(say).join('\n'),
        ...columns.map((column) => cells[column.id] ?? ''),
      ]);
    }
  })();
}

async function* allRows(db: Db, id: number) {
  for (let last = 0; ;) {
    const rows = await db
      .select()
      .from(importRows)
      .where(and(eq(importRows.importId, id), gt(importRows.number, last)))
      .orderBy(asc(importRows.number))
      .limit(ROWS_FETCHED);
    yield* rows;
    if (rows.length < ROWS_FETCHED) return;
    last = rows.at(-1)!.number;
  }
}
