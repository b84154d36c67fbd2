import { isDeepStrictEqual } from 'node:util';
import type { PgBoss } from 'pg-boss';
import { DAY_MS } from '../local-day.rules.ts';
import { triedJobs } from '../metrics.server.ts';
import type { Services } from '../services.server.ts';

export interface Job<Data extends object> {
  name: string;
  /** How often it is tried again after a failure, and when; the time is doubled with each further try. */
  retryLimit?: number;
  retryDelaySeconds?: number;
  longestDelaySeconds?: number;
  /** A failure that no further try mends: it is given up at once. */
  isHopeless?(error: unknown): boolean;
  pollEverySeconds?: number;
  /** Somebody is waiting for it: looked for right after each request that may have sent it. */
  urgent?: true;
  /** What it was sent with concerns nobody once it is done: the queue keeps no copy. */
  forgotten?: true;
  /** How long one that was given up is kept; seven days unless it says so. */
  keptHours?: number;
  /** Also done once by each instance that starts: what a dead one left. */
  atStart?: Data;
  /** A cron expression, for work that recurs by itself. */
  schedule?: string;
  run(data: Data, services: Services): Promise<void>;
}

export function defineJob<Data extends object>(job: Job<Data>): Job<Data> {
  return job;
}

// Jobs of different data stand in one list; each is only ever run with the data it was sent with.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyJob = Job<any>;

export async function startWorkers(jobs: readonly AnyJob[], services: Services): Promise<void> {
  const { boss } = services.queue;
  await makeQueues(boss, jobs);
  const given = unhurried(services);
  await Promise.all(
    jobs.map(async (job) => {
      const worker = await startWorker(boss, job, given);
      if (job.urgent) services.queue.workers.push(worker);
    }),
  );
}

/**
 * The same services, settings that change included, with the database for work that nobody waits for: what jobs move in one
 * statement may have piled up, and must not fail for ever because it takes longer than a request may.
 */
export const unhurried = (services: Services): Services =>
  Object.defineProperties({} as Services, {
    ...Object.getOwnPropertyDescriptors(services),
    db: { value: services.database.unhurried, enumerable: true },
  });

const KEPT_HOURS = 7 * 24;

/** Most starts find all of them there, as they should be. */
async function makeQueues(boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> {
  const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
  const made = new Map(queues.map((queue) => [queue.name, queue]));
  const crons = new Map(schedules.map(({ name, cron }) => [name, cron]));
  await Promise.all(
    jobs.map(async (job) => {
      const queue = {
        retryLimit: job.retryLimit ?? 1,
        retryDelay: job.retryDelaySeconds ?? 60,
        retryBackoff: true,
        retryDelayMax: job.longestDelaySeconds ?? DAY_MS / 1000,
        expireInSeconds: 300,
        deleteAfterSeconds: (job.keptHours ?? KEPT_HOURS) * 3600,
      };
      const known = made.get(job.name);
      if (!known) await boss.createQueue(job.name, queue);
      else if (!isDeepStrictEqual({ ...known, ...queue }, known))
        await boss.updateQueue(job.name, queue);
      if (job.schedule && crons.get(job.name) !== job.schedule)
        await boss.schedule(job.name, job.schedule);
    }),
  );
}

async function startWorker(boss: PgBoss, job: AnyJob, services: Services): Promise<string> {
  if (job.atStart) await boss.send(job.name, job.atStart);
  const pollingIntervalSeconds = job.pollEverySeconds ?? 60;
  const options = { pollingIntervalSeconds, batchSize: 1, perJobResults: true } as const;
  const worker = await boss.work(job.name, options, async ([received]) => {
    if (!received) return [];
    const { id } = received;
    try {
      // What the clock sends brings nothing along.
      await job.run(received.data ?? {}, services);
      if (job.forgotten) await boss.deleteJob(job.name, id);
      triedJobs.inc({ queue: job.name, outcome: 'done' });
      return [{ id, status: 'completed' }];
    } catch (error) {
      const hopeless = job.isHopeless?.(error) ?? false;
      triedJobs.inc({ queue: job.name, outcome: hopeless ? 'given-up' : 'failed' });
      const said = hopeless ? 'job given up' : 'job failed';
      services.log.warn({ err: error, job: job.name, id }, said);
      if (!hopeless) throw error;
      // There is no such queue: it stays in its own, as failed.
      return [{ id, status: 'deadletter', output: error }];
    } finally {
      // Where one was waiting there may be more: a queue is emptied at once, not one by one at each turn.
      boss.notifyWorker(worker);
    }
  });
  return worker;
}
