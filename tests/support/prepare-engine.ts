import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { parseEnv } from '#platform/env.server.ts';
import { closeServices, openServices } from '#server/open-services.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** An embedded database as a first start leaves it, to be copied: making one takes seconds. */
    embeddedTemplate: string | null;
  }
}

export default async function prepare(project: TestProject) {
  if (project.name === 'server') return project.provide('embeddedTemplate', null);
  const folder = await mkdtemp(join(tmpdir(), 'kanek-template-'));
  const settings = { NODE_ENV: 'test', DEMO_DATA: 'off', LOG_LEVEL: 'warn', DATA_DIR: folder };
  await closeServices(await openServices(parseEnv(settings)));
  project.provide('embeddedTemplate', folder);
  return () => rm(folder, { recursive: true, force: true });
}
