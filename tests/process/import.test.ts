import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { packageRoot } from '#platform/package-root.server.ts';
import { SHORT_LIVED } from '../support/server-process.ts';
import { usedDatabase } from './server-process.ts';

const ROWS = 2_000;

/** Goes on with the import until so many rows are in, then dies without warning. Returns the last that it said. */
async function importUntilKilled(place: Record<string, string>, dies: (line: string) => boolean) {
  const program = ['--disable-warning=ExperimentalWarning', 'tests/process/import-writer.ts'];
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', ...place };
  const args = [...SHORT_LIVED, ...program, String(ROWS)];
  const writer = spawn(process.execPath, args, { cwd: packageRoot, env });
  let failure = '';
  writer.stderr.on('data', (text) => (failure += text));
  let last = failure;
  for await (const line of createInterface({ input: writer.stdout })) {
    last = line;
    if (dies(line)) writer.kill('SIGKILL');
  }
  return last || failure;
}

it('kill -9 in the middle of an import loses no row and makes none twice', async () => {
  const place = await usedDatabase();
  const from = (state: string, least: number) => (line: string) => {
    const [said, done] = line.split(' ');
    return said === state && Number(done) >= least;
  };
  for (const dies of [from('planning', 500), from('importing', 250), from('importing', 1_000)])
    expect(await importUntilKilled(place, dies)).toMatch(/^(planning|importing) \d+$/);
  const whole = {
    profiles: ROWS,
    ids: ROWS,
    details: ROWS,
    accounts: ROWS,
    rows: ROWS,
    done: ROWS,
  };
  expect(JSON.parse(await importUntilKilled(place, () => false))).toEqual(whole);
}, 120_000);
