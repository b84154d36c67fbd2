import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import * as processes from '../support/server-process.ts';

export { freePort } from '../support/server-process.ts';

/** A server that is gone when the test is over. */
export async function spawnServer(settings: Record<string, string>) {
  const server = await processes.spawnServer(settings);
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
