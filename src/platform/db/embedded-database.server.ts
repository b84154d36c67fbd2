import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Log } from '../log.server.ts';
import { packageRoot } from '../package-root.server.ts';
import { lockDataDirectory } from './data-directory-lock.server.ts';

const WORKER_FILE = join(packageRoot, 'src/platform/db/embedded-worker.server.ts');
const PING_EVERY_MS = 500;
const SOCKET_NAME = '.s.PGSQL.5432';

/** Tells a backup beside the running server how the engine is reached; only the same user can go there. */
export const socketNote = (dataDir: string) => join(dataDir, 'instance.socket');

export interface EmbeddedDatabase {
  /** What `pg` connects to: the folder of a private Unix socket. */
  host: string;
  /** Upkeep may take its time; the returned function ends the pause. */
  pauseWatchdog(): () => void;
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  log: Log;
  maxConnections: number;
  /** PGlite ignores statement_timeout: a statement that runs longer than this is ended with its whole engine. */
  stuckAfterMs: number;
}

/** Starts PostgreSQL inside this process, in a thread of its own, on files under the data directory. */
export async function startEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase> {
  const lock = lockDataDirectory(options.dataDir);
  const folder = join(options.dataDir, 'postgres');
  const host = mkdtempSync(join(tmpdir(), 'kanek-db-'));
  const release = () => {
    rmSync(socketNote(options.dataDir), { force: true });
    rmSync(host, { recursive: true, force: true });
    lock.release();
  };

  const start = () => startEngine(folder, host, options.maxConnections, onDeath);
  let engine: Engine;
  try {
    engine = await start();
  } catch (error) {
    release();
    throw error;
  }

  writeFileSync(socketNote(options.dataDir), host, { mode: 0o600 });
  // Not the time of day: a clock that is set must not look like an engine that is stuck.
  let lastAnswer = performance.now();
  let stopping = false;
  let pauses = 0;
  const watchdog = setInterval(() => {
    if (pauses > 0) return answered();
    const stuckForMs = performance.now() - lastAnswer;
    if (stuckForMs < options.stuckAfterMs) return engine.ping(answered);
    options.log.error({ stuckForMs }, 'embedded database is stuck: restarting it');
    answered();
    restart(engine.kill());
  }, PING_EVERY_MS);
  watchdog.unref();

  return {
    host,
    pauseWatchdog() {
      pauses += 1;
      return () => {
        pauses -= 1;
      };
    },
    async stop() {
      stopping = true;
      clearInterval(watchdog);
      await engine.stop();
      release();
    },
  };

  function answered() {
    lastAnswer = performance.now();
  }

  /** What it cannot go on after, a full disk above all, ends the engine alone: a fresh one reads its log. */
  function onDeath(cause: unknown) {
    options.log.error({ err: cause }, 'embedded database died: restarting it');
    answered();
    restart(engine.kill());
  }

  function restart(killed: Promise<unknown>) {
    killed
      .then(start)
      .then((fresh) => {
        engine = fresh;
        answered();
        if (stopping) void engine.stop();
      })
      .catch((error: unknown) => {
        options.log.fatal({ err: error }, 'embedded database did not come back');
        process.exit(1);
      });
  }
}

interface Engine {
  ping(answered: () => void): void;
  kill(): Promise<unknown>;
  stop(): Promise<void>;
}

function startEngine(
  folder: string,
  host: string,
  maxConnections: number,
  onDeath: (cause: unknown) => void,
): Promise<Engine> {
  const socketPath = join(host, SOCKET_NAME);
  rmSync(socketPath, { force: true });
  const worker = new Worker(WORKER_FILE, { workerData: { folder, socketPath, maxConnections } });
  let onPong: (() => void) | null = null;

  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.on('message', (message: 'ready' | 'pong') => {
      if (message === 'pong') return onPong?.();
      worker.off('error', reject);
      worker.once('error', onDeath);
      resolve({
        ping(answered) {
          onPong = answered;
          worker.postMessage('ping');
        },
        kill: () => worker.terminate(),
        stop: () =>
          new Promise((done) => {
            worker.once('exit', () => done());
            worker.postMessage('stop');
          }),
      });
    });
  });
}
