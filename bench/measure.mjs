import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { node24, root } from '../scripts/steps.mjs';

const CONNECTIONS = 16;
const PATIENCE_MS = 30_000;
const OF_ONE_CONNECTION = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
]);

/** Sixteen connections ask for the paths in turn; failures end the run, because they would look fast. */
export async function measure(
  url,
  paths,
  seconds,
  processorTime = () => ({ server: null, database: null }),
) {
  const requests = paths.map((path) => ({ path }));
  const options = { url, connections: CONNECTIONS, requests, headers: { 'accept-encoding': 'br' } };
  // Each of them once, so that a warm cache is warm; then a second for the compiler.
  for (const path of paths) await fetch(url + path, { headers: options.headers });
  await autocannon({ ...options, duration: 1 });
  const before = processorTime();
  const result = await autocannon({ ...options, duration: seconds });
  const after = processorTime();
  // A connection that has ended meanwhile takes its share with it.
  const spent = (what) => Math.max(0, after[what] - before[what]) / result.requests.total;
  const each = (what) => (before[what] === null ? '–' : spent(what).toFixed(2));
  if (result.non2xx || result.errors)
    throw new Error(`${result.non2xx + result.errors} requests failed`);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    serverMs: each('server'),
    databaseMs: each('database'),
  };
}

export function startKanek(env) {
  return startProgram(['build/server/index.js'], env, '/readyz');
}

/** Answers are read from a file: some are larger than an environment may be. */
export async function startBareServer(answers) {
  const folder = mkdtempSync(join(tmpdir(), 'kanek-bare-'));
  const file = join(folder, 'answers.json');
  const packed = answers.map(({ path, headers, body }) => ({
    path,
    headers: Object.fromEntries(
      Object.entries(headers).filter(([name]) => !OF_ONE_CONNECTION.has(name)),
    ),
    body: body.toString('base64'),
  }));
  writeFileSync(file, JSON.stringify(packed));
  try {
    return await startProgram(['bench/bare-server.mjs'], { ANSWERS: file }, answers[0].path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function startProgram(args, env, readyPath) {
  const port = await freePort();
  const child = spawn(node24, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      NODE_ENV: 'production',
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const since = () => Math.round(performance.now() - started);
  let firstAnswerMs = null;
  for (;;) {
    // Nobody listens yet.
    const answer = await fetch(url + readyPath).catch(() => null);
    if (answer) firstAnswerMs ??= since();
    if (answer?.ok) break;
    if (since() > PATIENCE_MS || child.exitCode !== null)
      throw new Error(`${join(root, args[0])} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    url,
    pid: child.pid,
    /** Since the process was started: until somebody answers at all, and until all is there. */
    firstAnswerMs,
    readyMs: since(),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  };
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
