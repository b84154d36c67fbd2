import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node24, root, run, step } from '../scripts/steps.mjs';
import { databaseTime, processorTime } from './processor-time.mjs';

const PATIENCE_MS = 180_000;

/** One after the other: each engine with each number of profiles. */
export async function* directories({ postgres, engines, sizes }) {
  for (const engine of engines)
    for (const size of sizes) {
      const directory = await fillDirectory(engine === 'server' ? postgres : null, size);
      try {
        yield { engine, size, directory };
      } finally {
        directory.remove();
      }
    }
}

/** A directory with so many invented profiles; `null` of them is the demo with its pictures. */
export async function fillDirectory(postgres, size) {
  const folder = mkdtempSync(join(tmpdir(), 'kanek-bench-'));
  const name = `bench_${size ?? 'demo'}`;
  const env = {
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    DEMO_DATA: size ? 'off' : 'on',
    DATABASE_URL: postgres ? await newDatabase(postgres.url, name) : '',
  };
  if (size)
    await step(`${postgres ? 'server' : 'embedded'}: filling ${size} profiles`, () =>
      run(node24, ['scripts/demo.ts', '--count', String(size)], { env }),
    );
  return {
    env,
    start: (settings) => startKanek({ ...env, ...settings }, postgres && name),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function startKanek(settings, database) {
  const port = await freePort();
  const child = spawn(node24, ['build/server/index.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...settings,
      PORT: String(port),
      HOST: '127.0.0.1',
    },
  });
  child.said = '';
  child.stderr.on('data', (chunk) => (child.said += chunk));
  const url = `http://127.0.0.1:${port}`;
  const { firstAnswerMs, readyMs } = await untilReady(child, `${url}/readyz`);
  return {
    url,
    pid: child.pid,
    firstAnswerMs,
    readyMs,
    /** Milliseconds of processor time so far; the embedded engine is part of the server. */
    used: () => ({
      server: processorTime(child.pid),
      ...(database && { database: databaseTime(database) }),
    }),
    stop: () => stopProgram(child),
  };
}

/** How long until somebody answers at all, and until the answer is good. */
export async function untilReady(child, url) {
  const started = performance.now();
  const since = () => Math.round(performance.now() - started);
  let firstAnswerMs = null;
  for (;;) {
    // Nobody listens yet.
    const answer = await fetch(url).catch(() => null);
    if (answer) firstAnswerMs ??= since();
    if (answer?.ok) return { firstAnswerMs, readyMs: since() };
    if (since() > PATIENCE_MS || child.exitCode !== null)
      throw new Error(`${child.spawnargs.join(' ')} did not start\n${child.said?.slice(0, 1000)}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export function stopProgram(child) {
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}

export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function newDatabase(server, name) {
  const { Client } = (await import('pg')).default;
  const client = new Client(server);
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
  return server.replace(/[^/]*$/, name);
}
