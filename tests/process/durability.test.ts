import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { packageRoot } from '#platform/package-root.server.ts';
import { SHORT_LIVED } from '../support/server-process.ts';
import { usedDatabase } from './server-process.ts';

const NODE = join(packageRoot, 'node_modules/node/bin/node');

/** Lets a writer work until it has saved some accounts, then kills it without warning. */
async function writeUntilKilled(program: string, dataDir: string, killAfter: number) {
  const args = ['--disable-warning=ExperimentalWarning', `tests/process/${program}.ts`, dataDir];
  const writer = spawn(NODE, [...SHORT_LIVED, ...args], { cwd: packageRoot });
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

it.each([
  ['account-writer', [1, 7, 23, 40, 5]],
  ['signup-writer', [1, 9, 4]],
])(
  'kill -9 loses nothing that %s has acknowledged, and leaves no halves',
  async (program, rounds) => {
    const { DATA_DIR: dataDir } = await usedDatabase('embedded');
    const acknowledged: string[] = [];
    for (const killAfter of [...rounds, 1]) {
      const { before, saved, halves } = await writeUntilKilled(program, dataDir, killAfter);
      expect(halves).toEqual([]);
      expect(before).toEqual(expect.arrayContaining(acknowledged));
      acknowledged.push(...saved);
    }
    const all = rounds.reduce((sum, round) => sum + round, 1);
    expect(acknowledged.length).toBeGreaterThanOrEqual(all);
  },
);
