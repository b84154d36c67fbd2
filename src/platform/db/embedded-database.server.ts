import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Log } from '../log.server.ts';
import { packageRoot } from '../package-root.server.ts';
import { lockDataDirectory } from './data-directory-lock.server.ts';

const WORKER_FILE = join(packageRoot, 'src/platform/db/embedded-worker.server.ts');
const PING_EVERY_MS = 500;
const AGAIN_AFTER_MS = 2_000;
const SOCKET_NAME = '.s.PGSQL.5432';

/** Tells a backup beside the running server how the engine is reached; only the same user can go there. */
export const socketNote = (dataDir: string) => join(dataDir, 'instance.socket');

interface Options {
  dataDir: string;
  log: Log;
  maxConnections: number;
  /** PGlite ignores statement_timeout: a statement that runs longer than this is ended with its whole engine. */
  stuckAfterMs: number;
}

/** Starts PostgreSQL inside this process, in a thread of its own, on files under the data directory. */
export async function startEmbeddedDatabase(options: Options) {
  const { log, maxConnections, stuckAfterMs } = options;
  const lock = lockDataDirectory(options.dataDir);
  const folder = join(options.dataDir, 'postgres');
  const host = mkdtempSync(join(tmpdir(), 'kanek-db-'));
  const start = () => startEngine(folder, host, maxConnections, onDeath);
  const release = () => {
    rmSync(socketNote(options.dataDir), { force: true });
    rmSync(host, { recursive: true, force: true });
    lock.release();
  };

  let engine: Engine | null;
  try {
    engine = await start();
  } catch (error) {
    release();
    throw error;
  }

  writeFileSync(socketNote(options.dataDir), host, { mode: 0o600 });
  // Not the time of day: a clock that is set must not look like an engine that is stuck.
  let lastAnswer = performance.now();
  let revival: Promise<void> | null = null;
  let stopping = false;
  let pauses = 0;
  const watchdog = setInterval(() => {
    // While one engine is being started there must be no second one on its files.
    if (pauses > 0 || revival) return answered();
    const stuckForMs = performance.now() - lastAnswer;
    if (stuckForMs < stuckAfterMs) return engine?.ping(answered);
    log.error({ stuckForMs }, 'embedded database is stuck: restarting it');
    revive();
  }, PING_EVERY_MS);
  watchdog.unref();

  return {
    /** What `pg` connects to: the folder of a private Unix socket. */
    host,
    /** Upkeep may take its time; the returned function ends the pause. */
    pauseWatchdog() {
      pauses += 1;
      return () => {
        pauses -= 1;
      };
    },
    async stop() {
      stopping = true;
      clearInterval(watchdog);
      await revival;
      await engine?.stop();
      release();
    },
  };

  function answered() {
    lastAnswer = performance.now();
  }

  /** What it cannot go on after, a full disk above all, ends the engine alone: a fresh one reads its log. */
  function onDeath(cause: unknown) {
    if (revival || stopping) return;
    log.error({ err: cause }, 'embedded database died: restarting it');
    revive();
  }

  function revive() {
    revival = startAgain().finally(() => {
      revival = null;
    });
  }

  /** Tries until it succeeds: whatever hinders it, requests are told to come back until then. */
  async function startAgain() {
    await engine?.kill();
    engine = null;
    while (!engine && !stopping) {
      try {
        engine = await start();
      } catch (error) {
        log.error({ err: error }, 'embedded database does not start: trying again');
        await wait(AGAIN_AFTER_MS);
      }
    }
    answered();
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
  let ended = false;

  return new Promise((resolve, reject) => {
    let failed: (cause: unknown) => void = reject;
    worker.on('error', (error) => failed(error));
    worker.once('exit', (code) => {
      if (!ended) failed(new Error(`its thread ended with ${code}`));
    });
    worker.on('message', (message: 'ready' | 'pong') => {
      if (message === 'pong') return onPong?.();
      failed = onDeath;
      resolve({
        ping(answered) {
          onPong = answered;
          worker.postMessage('ping');
        },
        kill() {
          ended = true;
          return worker.terminate();
        },
        stop: () =>
          new Promise((done) => {
            ended = true;
            worker.once('exit', () => done());
            worker.postMessage('stop');
          }),
      });
    });
  });
}
