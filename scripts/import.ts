import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import { and, asc, eq } from 'drizzle-orm';
import { recordAct } from '#features/accounts/record-act.server.ts';
import { OUTCOMES } from '#features/import/import.rules.ts';
import {
  addPictures,
  beginImport,
  beginPlan,
  createImport,
  getImport,
} from '#features/import/imports.server.ts';
import { sayFailure as sayRefused } from '#features/import/import-refused.ts';
import { columnLabel } from '#features/import/rows/columns.server.ts';
import { sayProblem, type Problem } from '#features/import/rows/problem.server.ts';
import { searchDirectory } from '#features/duplicates/search-directory.server.ts';
import { runImport } from '#features/import/run/run-import.server.ts';
import { systemClock } from '#platform/clock.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { openBeside } from '#platform/db/running-engine.server.ts';
import { importRows } from '#platform/db/tables/imports.ts';
import { createLog } from '#platform/log.server.ts';
import { StartRefused } from '#platform/start-refused.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { sayFailure } from '#server/terminal.ts';
import { readSettings } from './read-settings.ts';

const SHOWN = 50;

/** npm run import -- <file.csv or .json> [--dry-run] [--pictures <zip>] */
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, pictures: { type: 'string' } },
  });
  const [path] = positionals;
  if (!path || positionals.length > 1)
    throw new StartRefused(
      'Name one file: npm run import -- list.csv [--dry-run] [--pictures zip]',
    );
  const file = await fileAt(path);
  const env = readSettings();
  const log = createLog('warn');
  const storage = await openStorage(env, log);
  const database = await openBeside(env, log);
  try {
    await database.withMaintenanceClient(async (client) => {
      const db = drizzle(client, { casing: 'snake_case' }) as unknown as Db;
      const services = { db, storage, log, clock: systemClock };
      const now = () => systemClock.now();
      const actor = { id: null, email: 'npm run import' };

      const id = await createImport(services, { fileName: basename(path), file, startedBy: null });
      if (values.pictures) await addPictures(services, id, await fileAt(values.pictures));
      const { columns } = await getImport(db, id);
      for (const { header, id: column } of columns)
        console.log(`  ${header}: ${column ? columnLabel(column) : '(left out)'}`);
      const assigned = columns.map((column) => column.id);
      await db.transaction((tx) => beginPlan(tx, id, assigned, now()));
      await runImport(services, id);
      await say(db, id);
      if (values['dry-run']) return;

      await db.transaction(async (tx) => {
        await beginImport(tx, id, now());
        await recordAct(tx, { actor, action: 'import.start', objectId: id });
      });
      await runImport(services, id);
      await say(db, id);
      await searchDirectory(db);
    });
  } finally {
    await database.close();
  }
} catch (error) {
  sayFailure(error, 'Nothing was imported');
  process.exitCode = 1;
}

async function fileAt(path: string) {
  const { size } = await stat(path);
  return { size, read: () => createReadStream(path) };
}

/** How many rows come to what, and why some are refused. */
async function say(db: Db, id: number): Promise<void> {
  const { state, counts, failure } = await getImport(db, id);
  if (failure) throw new StartRefused(sayRefused(failure));
  const told = OUTCOMES.map((each) => `${(counts as Record<string, number>)[each] ?? 0} ${each}`);
  console.log(`${state}: ${told.join(', ')}`);
  if (state === 'imported') return;
  const refused = await db
    .select({ number: importRows.number, problems: importRows.problems })
    .from(importRows)
    .where(and(eq(importRows.importId, id), eq(importRows.outcome, 'refuse')))
    .orderBy(asc(importRows.number))
    .limit(SHOWN);
  for (const { number, problems } of refused)
    for (const problem of problems as Problem[]) {
      const column = problem.column && `${columnLabel(problem.column)}: `;
      console.log(`  row ${number}: ${column}${sayProblem(problem)}`);
    }
}
