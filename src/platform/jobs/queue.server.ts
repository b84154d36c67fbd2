import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Pool } from 'pg';
import type { Database, Db } from '../db/database.server.ts';
import type { Log } from '../log.server.ts';

/** What a job needs to be handed over; how it is done is the worker's business. */
export interface Sendable<Data extends object> {
  name: string;
  run(data: Data, ...rest: never[]): Promise<void>;
}

export interface Queue {
  boss: PgBoss;
  send<Data extends object>(job: Sendable<Data>, data: Data, tx?: Db): Promise<void>;
}

/** The queue lives in the same database, so a job and the row that caused it are saved together. */
export async function openQueue(database: Database, log: Log): Promise<Queue> {
  let connection: Pick<Pool, 'query'> = database.pool;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => connection.query(text, values) },
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'));
  // The first start makes the queue's tables, which may take longer than a request is allowed to.
  await database.withMaintenanceClient(async (client) => {
    connection = client;
    await boss.start();
    connection = database.pool;
  });
  return {
    boss,
    async send(job, data, tx) {
      await boss.send(job.name, data, tx ? { db: fromDrizzle(tx, sql) } : {});
    },
  };
}
