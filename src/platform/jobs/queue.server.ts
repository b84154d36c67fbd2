import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Database, Db } from '../db/database.server.ts';
import type { Log } from '../log.server.ts';

/** What a job needs to be handed over; how it is done is the worker's business. */
interface Sendable<Data extends object> {
  name: string;
  run(data: Data, ...rest: never[]): Promise<void>;
}

export interface Queue {
  boss: PgBoss;
  send<Data extends object>(job: Sendable<Data>, data: Data, tx?: Db): Promise<void>;
  /** Hundreds in one statement. */
  sendAll<Data extends object>(job: Sendable<Data>, all: readonly Data[], tx: Db): Promise<void>;
  /** Lets the workers here look at once for what was just committed, instead of at their next turn. */
  nudge(): void;
  workers: string[];
}

/** The first start makes the queue's tables, which may take longer than a request is allowed to. */
const PATIENT = { query_timeout: 60_000 };

/** The queue lives in the same database, so a job and the row that caused it are saved together. */
export async function openQueue(database: Database, log: Log): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query({ ...PATIENT, text, values }) },
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'));
  await boss.start();
  const workers: string[] = [];
  return {
    boss,
    workers,
    nudge: () => workers.forEach((worker) => boss.notifyWorker(worker)),
    async send(job, data, tx) {
      await boss.send(job.name, data, tx ? { db: fromDrizzle(tx, sql) } : {});
    },
    async sendAll(job, all, tx) {
      const jobs = all.map((data) => ({ data }));
      await boss.insert(job.name, jobs, { db: fromDrizzle(tx, sql) });
    },
  };
}
