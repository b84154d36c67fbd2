import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node24, root, run, searchPath } from '../scripts/steps.mjs';

export const CONNECTIONS = 16;
/** Of a core: a program that asks and is busier than this measures itself. */
const BUSIEST_CLIENT = 0.8;

export const findProgram = (name) =>
  [...searchPath().split(':'), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

const wrk = findProgram('wrk');
export const CLIENT = wrk
  ? 'wrk'
  : 'our own client, because wrk is not installed (Debian: apt install wrk; macOS: brew install wrk)';

/** Until the compiler has done what it does, at some hundred answers a second. */
export const WARM_UP_COLD = 20;
const WARM_UP = 3;

/** Sixteen connections ask for the paths in turn. Each was asked for before, so that what is cached is cached. */
export async function measure(url, paths, seconds, used = () => ({}), warmUp = WARM_UP) {
  for (const path of paths) await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
  // For the compiler, and for every worker.
  await ask(url, paths, warmUp);
  const before = used();
  const result = await ask(url, paths, seconds);
  const after = used();
  // Failures would look fast.
  if (result.failed > 0) throw new Error(`${result.failed} requests of ${url} failed`);
  // A connection that has ended meanwhile takes its share with it.
  const spent = (what) => Math.max(0, after[what] - before[what]);
  const each = (what) =>
    before[what] === undefined ? '–' : (spent(what) / result.answers).toFixed(2);
  return {
    perSecond: result.answers / result.seconds,
    p50: result.p50,
    p99: result.p99,
    serverMs: each('server'),
    databaseMs: each('database'),
    limited: result.busy > BUSIEST_CLIENT,
  };
}

async function ask(url, paths, seconds) {
  const folder = mkdtempSync(join(tmpdir(), 'kanek-paths-'));
  const file = join(folder, 'paths');
  writeFileSync(file, paths.join('\n'));
  try {
    const script = join(root, 'bench/wrk.lua');
    const how = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '30s', '-s', script];
    const output = wrk
      ? await run(wrk, [...how, url, '--', file])
      : await run(node24, ['bench/client.mjs', url, file, `${CONNECTIONS}`, `${seconds}`]);
    return JSON.parse(output.trim().split('\n').at(-1));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
