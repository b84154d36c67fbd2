import { parseArgs } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import { fillDirectory, fillLargeDirectory } from './fill-directory.ts';
import { openDatabase } from '#platform/db/database.server.ts';
import { migrateDatabase } from '#platform/db/migrate.server.ts';
import { createLog } from '#platform/log.server.ts';
import { isPublicSite } from '#platform/local-host.server.ts';
import { StartRefused } from '#platform/start-refused.server.ts';
import { sayFailure } from '#server/terminal.ts';
import { readSettings } from './read-settings.ts';

const LARGE = 5_000;

/** npm run demo -- --count 100000: fills the database of the environment for benchmarks. */
try {
  const { values } = parseArgs({ options: { count: { type: 'string', default: '1000' } } });
  const count = Number(values.count);
  if (!Number.isInteger(count) || count < 1)
    throw new Error('--count takes a whole number above 0');

  const env = readSettings();
  if (isPublicSite(env.SITE_URL))
    throw new StartRefused('Invented people are not for a public SITE_URL.');
  const database = await openDatabase(env, createLog('warn'));
  try {
    await migrateDatabase(database);
    const started = performance.now();
    await database.withMaintenanceClient(async (client) => {
      const fill = count < LARGE ? fillDirectory : fillLargeDirectory;
      await fill(drizzle(client, { casing: 'snake_case' }), {
        count,
        now: new Date(),
        onProgress: (done) => process.stderr.write(`\r  ${done} of ${count} providers`),
      });
    });
    const seconds = (performance.now() - started) / 1000;
    // As the nightly job or PostgreSQL itself would do, before anything is measured.
    await database.withMaintenanceClient((client) => client.query('vacuum analyze'));
    console.log(
      `\n${count} providers in ${seconds.toFixed(1)} s: ${Math.round(count / seconds)} a second`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}
