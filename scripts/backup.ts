import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupName, keepNewest } from '#features/backup/room.server.ts';
import { makeBackup } from '#features/backup/make-backup.server.ts';
import { openBeside } from '#platform/db/running-engine.server.ts';
import { noteBackup } from '#platform/installation.server.ts';
import { createLog } from '#platform/log.server.ts';
import { StartRefused } from '#platform/start-refused.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { sayFailure } from '#server/terminal.ts';
import { readSettings } from './read-settings.ts';

/**
 * npm run backup -- --to <new folder>
 * npm run backup -- --into <folder of backups> [--keep 14]
 */
try {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, into: { type: 'string' }, keep: { type: 'string' } },
  });
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (!values.to === !values.into || (keep !== null && !(values.into && keep >= 1)))
    throw new StartRefused('Say where: --to <new folder>, or --into <folder> with --keep <count>.');
  const folder = resolve(values.to ?? join(values.into!, backupName(new Date())));

  const env = readSettings();
  const log = createLog('warn');
  const storage = await openStorage(env, log);
  const database = await openBeside(env, log);
  const prune = async (count: number) => {
    if (values.into && existsSync(values.into))
      for (const old of await keepNewest(values.into, count)) console.log(`removed ${old}`);
  };
  try {
    // The new one takes the room of the oldest.
    if (keep) await prune(Math.max(keep - 1, 1));
    const started = performance.now();
    const { tables, files, lost, madeAt } = await makeBackup({ env, database, storage }, folder);
    await database.withMaintenanceClient((client) => noteBackup(client, new Date(madeAt)));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${rows} rows and ${files} files in ${seconds} s: ${folder}`);
    for (const key of lost) console.error(`Storage has lost ${key}, which the database names.`);
  } finally {
    await database.close();
  }
  if (keep) await prune(keep);
} catch (error) {
  sayFailure(error, 'No backup was made');
  process.exitCode = 1;
}
