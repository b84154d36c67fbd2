import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { packageRoot } from '#platform/package-root.server.ts';

/** Where a run keeps compiled code, whoever is started later need not compile it again. */
const { NODE_COMPILE_CACHE = '' } = process.env;
/** The embedded engine computes slower but starts with half the work: for a process that lives for seconds. */
export const SHORT_LIVED = ['--liftoff-only'];

export interface ServerProcess {
  url: string;
  pid: number;
  /** Everything it printed so far. */
  output(): string;
  /** The JSON lines of its log so far. */
  log(): LogLine[];
  /** Ends with its exit code once it has stopped by itself; null where a signal ended it. */
  exited: Promise<number | null>;
  /** True from the moment that `exited` ends. */
  gone(): boolean;
  kill: (signal: NodeJS.Signals) => void;
}

interface LogLine {
  level: string;
  msg: string;
  [field: string]: unknown;
}

/** Runs a built server, as `npm start` does after building; `root` is the package it was built in. */
export async function spawnServer(
  settings: Record<string, string>,
  { root = packageRoot, flags = [] as readonly string[], program = 'build/server/index.js' } = {},
): Promise<ServerProcess> {
  const port = settings.PORT ?? String(await freePort());
  const args = [...flags, '--disable-warning=ExperimentalWarning', program];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE,
      HOST: '127.0.0.1',
      NODE_ENV: 'test',
      DEMO_DATA: 'off',
      // What is killed and measured is one process, unless a test is about several.
      WORKERS: '1',
      ...settings,
      PORT: port,
    },
  });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.stderr.on('data', (chunk) => (text += chunk));
  let gone = false;
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void exited.then(() => (gone = true));
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    output: () => text,
    log: () => text.split('\n').flatMap(asLogLine),
    exited,
    gone: () => gone,
    kill: (signal) => child.kill(signal),
  };
}

/** Waits until it is open; a server that ends before has not started. */
export async function untilOpen(server: ServerProcess): Promise<ServerProcess> {
  await new Promise<void>((resolve, reject) => {
    const timer = setInterval(() => server.output().includes('is open at') && done(resolve), 25);
    const done = (end: () => void) => {
      clearInterval(timer);
      end();
    };
    void server.exited.then(() =>
      done(() => reject(new Error(`did not start:\n${server.output()}`))),
    );
  });
  return server;
}

function asLogLine(line: string): LogLine[] {
  if (!line.startsWith('{')) return [];
  try {
    return [JSON.parse(line) as LogLine];
  } catch {
    // A process that was killed leaves half a line.
    return [];
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
