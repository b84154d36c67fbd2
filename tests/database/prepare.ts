import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#platform/db/database.server.ts';
import { migrateDatabase } from '#platform/db/migrate.server.ts';
import { createLog } from '#platform/log.server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** An embedded database with all migrations, to be copied: making one takes seconds. */
    embeddedTemplate: string | null;
  }
}

export default async function prepare(project: TestProject) {
  if (project.name !== 'embedded') return project.provide('embeddedTemplate', null);
  const folder = await mkdtemp(join(tmpdir(), 'kanek-template-'));
  const settings = {
    DATA_DIR: folder,
    DATABASE_POOL_SIZE: 2,
    DATABASE_URL: undefined,
    DATABASE_READ_URL: undefined,
  };
  const database = await openDatabase(settings, createLog('warn'));
  await migrateDatabase(database);
  await database.close();
  project.provide('embeddedTemplate', folder);
  return () => rm(folder, { recursive: true, force: true });
}
