import { setFlagsFromString } from 'node:v8';
import type { TestProject } from 'vitest/node';
import { bundleWindow } from './bundle-window.ts';
import { SHORT_LIVED } from './server-process.ts';
import { newDatabase, newFolder } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of an embedded database as a first start leaves it, to be copied: making one takes seconds. */
    embeddedTemplate: string | null;
    /** The name of such a database on the PostgreSQL server. */
    serverTemplate: string | null;
  }
}

/** Once for all projects of a run. */
export default async function prepare(root: TestProject) {
  for (const flag of SHORT_LIVED) setFlagsFromString(flag);
  const names = root.vitest.projects.map(({ name }) => name);
  const isFor = (pattern: RegExp) => names.some((name) => pattern.test(name));
  const hasServer = Boolean(process.env.TEST_DATABASE_URL);
  const [folder, database] = await Promise.all([
    isFor(/embedded|process/) ? firstStart(newFolder()) : null,
    hasServer && isFor(/server|process/) ? firstStart(newDatabase()) : null,
    isFor(/component/) && bundleWindow(),
  ]);
  root.provide('embeddedTemplate', folder?.env.DATA_DIR ?? null);
  root.provide('serverTemplate', database?.name ?? null);
  return () => Promise.all([folder?.remove(), database?.remove()]);
}

async function firstStart<Place extends { env: { DATA_DIR: string } }>(making: Promise<Place>) {
  // What needs no database should not have to read the whole program.
  const [{ parseEnv }, { closeServices, openServices }] = await Promise.all([
    import('#platform/env.server.ts'),
    import('#server/open-services.ts'),
  ]);
  const place = await making;
  const settings = { NODE_ENV: 'test', DEMO_DATA: 'off', LOG_LEVEL: 'warn', ...place.env };
  const services = await openServices(parseEnv(settings));
  // Each copy begins with a key of its own.
  await services.database.pool.query('delete from installation');
  await closeServices(services);
  return place;
}
