import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { packageRoot } from '#platform/package-root.server.ts';
import { SHORT_LIVED } from '../support/server-process.ts';
import { usedDatabase } from './server-process.ts';

/** Lets people sign up until some are saved, then kills the process without warning. */
async function signUpUntilKilled(dataDir: string, killAfter: number) {
  const program = ['--disable-warning=ExperimentalWarning', 'tests/process/signup-writer.ts'];
  const writer = spawn(process.execPath, [...SHORT_LIVED, ...program, dataDir], {
    cwd: packageRoot,
  });
  const saved: string[] = [];
  let before: string[] = [];
  let halves: string[] = [];
  for await (const line of createInterface({ input: writer.stdout })) {
    const [word, ...emails] = line.split(' ');
    if (word === 'before') before = emails.filter(Boolean);
    else if (word === 'halves') halves = emails.filter(Boolean);
    else saved.push(...emails);
    if (saved.length >= killAfter) writer.kill('SIGKILL');
  }
  return { before, saved, halves };
}

it('kill -9 loses nobody whose signup was acknowledged, and leaves no halves', async () => {
  const { DATA_DIR: dataDir } = await usedDatabase('embedded');
  const acknowledged: string[] = [];
  const rounds = [1, 23, 1];
  for (const killAfter of rounds) {
    const { before, saved, halves } = await signUpUntilKilled(dataDir, killAfter);
    expect(halves).toEqual([]);
    expect(before).toEqual(expect.arrayContaining(acknowledged));
    acknowledged.push(...saved);
  }
  const all = rounds.reduce((sum, round) => sum + round, 0);
  expect(acknowledged.length).toBeGreaterThanOrEqual(all);
});
