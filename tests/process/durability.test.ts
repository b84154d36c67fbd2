import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { packageRoot } from '#platform/package-root.server.ts';
import { newDataDir } from './server-process.ts';

const NODE = join(packageRoot, 'node_modules/node/bin/node');

/** Lets a writer work until it has saved some accounts, then kills it without warning. */
async function writeUntilKilled(dataDir: string, killAfter: number) {
  const writer = spawn(NODE, ['tests/process/account-writer.ts', dataDir], { cwd: packageRoot });
  const saved: string[] = [];
  let before: string[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    const [word, ...emails] = line.split(' ');
    if (word === 'before') before = emails.filter(Boolean);
    else saved.push(...emails);
    if (saved.length === killAfter) writer.kill('SIGKILL');
  }
  return { before, saved };
}

it('kill -9 loses nothing that was acknowledged', async () => {
  const dataDir = newDataDir();
  const acknowledged: string[] = [];
  for (const killAfter of [1, 7, 23, 40, 5]) {
    const { before, saved } = await writeUntilKilled(dataDir, killAfter);
    expect(before).toEqual(expect.arrayContaining(acknowledged));
    acknowledged.push(...saved);
  }
  const { before } = await writeUntilKilled(dataDir, 1);
  expect(before).toEqual(expect.arrayContaining(acknowledged));
  expect(acknowledged.length).toBeGreaterThanOrEqual(76);
});
