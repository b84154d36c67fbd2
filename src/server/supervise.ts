import cluster, { type Worker } from 'node:cluster';
import { createLog } from '#platform/log.server.ts';
import type { FromWorker } from '#platform/primary.server.ts';
import { createAnswers, tell } from './answer-workers.ts';

/** What ends sooner than this would end again at once. */
const SOON_MS = 10_000;
const WAIT_MS = { least: 500, most: 30_000 };

/**
 * Starts several servers on one port and replaces those that end. The first one reads the settings and prepares the
 * database alone, and what it cannot do nobody can.
 */
export function supervise(): void {
  let log = createLog('warn');
  let port = process.env.PORT;
  const answer = createAnswers();
  // Pages are bytes, which the other way would be written out as numbers.
  cluster.setupPrimary({ serialization: 'advanced' });
  const startedAt = new Map<Worker, number>();
  const restarts = new Set<NodeJS.Timeout>();
  let state: 'starting' | 'open' | 'stopping' = 'starting';
  let endedSoon = 0;

  const start = () => {
    const began = performance.now();
    // The others go on, where there are any.
    const fail = (error: unknown) => {
      log.warn({ err: error }, 'a worker could not be started');
      if (state === 'starting') process.exit(1);
      if (state === 'open') replace(began);
    };
    try {
      const worker = cluster.fork(port ? { PORT: port } : {});
      startedAt.set(worker, began);
      worker.on('error', (error) => {
        if (worker.process.pid) return log.warn({ err: error }, 'a worker cannot be reached');
        delete cluster.workers![worker.id];
        startedAt.delete(worker);
        fail(error);
      });
    } catch (error) {
      // Thrown for want of memory, told for want of files or processes.
      fail(error);
    }
  };
  const open = (told: Extract<FromWorker, { type: 'open' }>) => {
    state = 'open';
    log = createLog(told.logLevel);
    port = String(told.port);
    for (let more = 1; more < told.workers; more++) start();
  };
  const replace = (began: number) => {
    const isSoon = performance.now() - began < SOON_MS;
    endedSoon = isSoon ? endedSoon + 1 : 0;
    const wait = isSoon ? Math.min(WAIT_MS.least * 2 ** (endedSoon - 1), WAIT_MS.most) : 0;
    const timer = setTimeout(() => {
      restarts.delete(timer);
      start();
    }, wait);
    restarts.add(timer);
  };

  cluster.on('message', (worker, message: FromWorker) => {
    if (message.type === 'open' && state === 'starting') open(message);
    else answer(worker, message);
  });
  cluster.on('exit', (worker, code, signal) => {
    // It has said why.
    if (state === 'starting') process.exit(code || 1);
    if (state === 'open') {
      log.warn(
        { pid: worker.process.pid, exitCode: code, signal },
        'a worker ended: starting another',
      );
      replace(startedAt.get(worker)!);
    } else if (Object.keys(cluster.workers!).length === 0) process.exit(0);
    startedAt.delete(worker);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // Before it is open, and when asked twice, it just ends, and its workers with it.
      if (state !== 'open') process.exit(130);
      state = 'stopping';
      for (const timer of restarts) clearTimeout(timer);
      for (const worker of startedAt.keys()) tell(worker, { type: 'stop' });
      if (startedAt.size === 0) process.exit(0);
    });
  start();
}
