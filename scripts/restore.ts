import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '#features/backup/restore-backup.server.ts';
import { restoreTarget } from '#features/backup/restore-target.server.ts';
import { openDatabase } from '#platform/db/database.server.ts';
import { createLog } from '#platform/log.server.ts';
import { StartRefused } from '#platform/start-refused.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { sayFailure } from '#server/terminal.ts';
import { readSettings } from './read-settings.ts';

/** npm run restore -- --from <folder> [--force]: into the database and the storage of the environment. */
try {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, force: { type: 'boolean', default: false } },
  });
  if (!values.from) throw new StartRefused('Say which backup: --from <folder>.');
  const env = readSettings();
  const log = createLog('warn');
  console.log(`Into ${restoreTarget(env)}.`);
  const storage = await openStorage(env, log);
  const database = await openDatabase(env, log);
  try {
    const { force } = values;
    const target = { env, database, storage };
    const { manifest, sameKey } = await restoreBackup(target, resolve(values.from), { force });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${rows} rows and ${manifest.files} files of ${manifest.madeAt} are in place.`);
    if (!sameKey)
      console.error(
        'SECRET_KEY is not the one this backup was made under: second factors must be set up again.',
      );
  } finally {
    await database.close();
  }
} catch (error) {
  sayFailure(error, 'Restoring failed');
  process.exitCode = 1;
}
