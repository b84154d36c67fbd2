import { ensureAdmin } from '#features/accounts/ensure-admin.server.ts';
import { ensureDemoDirectory } from '#features/demo/ensure-demo-directory.server.ts';
import { inviteFirstAdmin } from '#features/moderation/team/invite-first-admin.server.ts';
import { countSearches, writeEvents } from '#features/insights/write-events.server.ts';
import { countMisses } from '#features/directory/count-misses.server.ts';
import { seedCodes } from '#features/directory/search-codes.server.ts';
import { seedSynonyms } from '#features/directory/seed-synonyms.server.ts';
import { systemClock } from '#platform/clock.server.ts';
import { createBatch } from '#platform/db/batch.server.ts';
import { openDatabase } from '#platform/db/database.server.ts';
import { watchDirectoryVersion } from '#platform/db/directory-version.server.ts';
import { migrateDatabase } from '#platform/db/migrate.server.ts';
import type { Env } from '#platform/env.server.ts';
import { startWorkers, unhurried } from '#platform/jobs/jobs.server.ts';
import { openQueue } from '#platform/jobs/queue.server.ts';
import { noteKey } from '#platform/installation.server.ts';
import { createLog, type Log } from '#platform/log.server.ts';
import { makePrivate } from '#platform/make-private.server.ts';
import { createMailer } from '#platform/mail/mailer.server.ts';
import { openSecret } from '#platform/secret.server.ts';
import type { Services } from '#platform/services.server.ts';
import { openStorage } from '#platform/storage/open-storage.server.ts';
import { watchSettings } from '#platform/watch-settings.server.ts';
import { JOBS } from './jobs.ts';

/** Tells a person at the terminal what is being done; the default does it silently. */
export type Progress = <T>(label: string, work: () => Promise<T>) => Promise<T>;
const silently: Progress = (_label, work) => work();

export async function openServices(
  env: Env,
  step: Progress = silently,
  log: Log = createLog(env.LOG_LEVEL),
): Promise<Services> {
  const open = makePrivate(env.DATA_DIR);
  if (open.length > 0)
    log.warn({ paths: open.slice(0, 10), count: open.length }, 'others may read the data');
  const name = env.DATABASE_URL ? 'PostgreSQL' : 'embedded database';
  const database = await step(`Opening the ${name}`, () => openDatabase(env, log));
  try {
    await step('Migrating', () => migrateDatabase(database));
    // Either may refuse: before anything works that would go on with a closed database.
    const [secret, storage] = await Promise.all([openSecret(env), openStorage(env, log)]);
    const [queue, directoryVersion] = await Promise.all([
      step('Starting the job queue', () => openQueue(database, log)),
      watchDirectoryVersion(database, log),
    ]);
    const settings = await watchSettings(database, directoryVersion, env, log);
    const services: Services = {
      get env() {
        return settings.env;
      },
      settings,
      log,
      clock: systemClock,
      database,
      db: database.db,
      directoryVersion,
      events: createBatch({ write: (rows) => writeEvents(database.db, rows), log }),
      searches: createBatch({ write: (rows) => countSearches(database.db, rows), log }),
      misses: createBatch({ write: (rows) => countMisses(database.db, rows), log }),
      queue,
      mailer: createMailer(settings),
      secret,
      storage,
    };
    if (!(await noteKey(database.pool, services.secret)))
      log.warn(
        'SECRET_KEY is not the one that this installation was begun with: run npm run doctor',
      );
    await Promise.all([
      startWorkers(JOBS, services),
      seedCodes(database.unhurried),
      seedSynonyms(database.unhurried),
    ]);
    await fillDirectory(unhurried(services), step);
    return services;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function fillDirectory(services: Services, step: Progress): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = services.env;
  await ensureDemoDirectory(services, step);
  if (email && !password) await inviteFirstAdmin(services, email);
  if (email && password && !(await ensureAdmin(services.db, { email, password })))
    services.log.warn('no admin was made: a provider has the email of ADMIN_EMAIL');
}

export async function closeServices(services: Services): Promise<void> {
  await services.queue.boss.stop({ graceful: true, timeout: 5_000 });
  await services.directoryVersion.stop();
  await services.events.flush();
  await services.searches.flush();
  await services.misses.flush();
  services.mailer.close();
  await services.database.close();
}
