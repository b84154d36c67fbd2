import { readFile } from 'node:fs/promises';
import type { Env } from '../env.server.ts';
import type { Log } from '../log.server.ts';
import { StartRefused } from '../start-refused.server.ts';
import { embeddedAt, openDatabase, withClient, type Database } from './database.server.ts';
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
    const connection = embeddedAt(host);
    // A note that an engine left which is no more.
    await withClient(connection, log, (client) => client.query('select 1')).catch(() => {
      throw refusal;
    });
    return {
      withMaintenanceClient: (work) => withClient(connection, log, work),
      close: () => Promise.resolve(),
    };
  }
}
