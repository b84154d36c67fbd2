import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { newPlace } from '../support/new-place.ts';
import * as processes from '../support/server-process.ts';

export { freePort } from '../support/server-process.ts';

/** A server that is gone when the test is over. */
export async function spawnServer(settings: Record<string, string>) {
  const server = await processes.spawnServer(settings, { flags: processes.SHORT_LIVED });
  onTestFinished(() => server.kill('SIGKILL'));
  return server;
}

export async function startServer(settings: Record<string, string>) {
  return processes.untilOpen(await spawnServer(settings));
}

export function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kanek-process-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Settings that lead to a database which has been started before; its engine matters only where it is named. */
export async function usedDatabase(engine?: 'embedded'): Promise<{ DATA_DIR: string }> {
  const place = await newPlace(engine);
  onTestFinished(() => place.remove());
  return place.env;
}
