import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import type { Env } from '../env.server.ts';
import type { Log } from '../log.server.ts';
import { StartRefused } from '../start-refused.server.ts';
import { openDatabase, type Database } from './database.server.ts';
import { socketNote } from './embedded-database.server.ts';

export type UpkeepDatabase = Pick<Database, 'withMaintenanceClient' | 'close'>;

/** The database for a program beside the server; an engine that is running already is shared, not refused. */
export async function openBeside(env: Env, log: Log): Promise<UpkeepDatabase> {
  try {
    return await openDatabase(env, log);
  } catch (refusal) {
    if (env.DATABASE_URL || !(refusal instanceof StartRefused)) throw refusal;
    const host = await readFile(socketNote(env.DATA_DIR), 'utf8').catch(() => null);
    if (!host) throw refusal;
    const connect = async () => {
      const client = new Client({ host, port: 5432, user: 'postgres', database: 'postgres' });
      client.on('error', (error) => log.warn({ err: error }, 'maintenance connection lost'));
      await client.connect().catch(() => {
        throw refusal;
      });
      return client;
    };
    return {
      async withMaintenanceClient(work) {
        const client = await connect();
        try {
          return await work(client);
        } finally {
          await client.end();
        }
      },
      close: () => Promise.resolve(),
    };
  }
}
