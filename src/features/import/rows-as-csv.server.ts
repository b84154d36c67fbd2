import { and, asc, eq, gt } from 'drizzle-orm';
import { staffImport } from '#messages';
import type { Db } from '#platform/db/database.server.ts';
import { languageNow } from '#platform/language.ts';
import { importRows } from '#platform/db/tables/imports.ts';
import { csvLine, CSV_BEGIN } from './file/write-csv.ts';
import { getImport } from './imports.server.ts';
import { columnTold, sayProblem, type Problem } from './rows/problem.server.ts';
import type { Cells } from './rows/read-row.server.ts';

const FETCHED = 500;

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
      .limit(FETCHED);
    yield* rows;
    if (rows.length < FETCHED) return;
    last = rows.at(-1)!.number;
  }
}
