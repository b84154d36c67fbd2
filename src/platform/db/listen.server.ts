import { Client, type ClientConfig } from 'pg';
import type { Log } from '../log.server.ts';

const AGAIN_AFTER_MS = 2_000;

/** Hears what is notified on a channel, for as long as it is wanted: a lost connection is opened again. */
export function listen(
  connection: ClientConfig,
  log: Log,
  channel: string,
  heard: () => void,
): () => Promise<void> {
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const connect = async () => {
    const own = new Client({ ...connection, keepAlive: true });
    client = own;
    own.on('notification', heard);
    own.on('error', (error) => log.warn({ err: error, channel }, 'listening was interrupted'));
    own.on('end', () => {
      if (!stopped && client === own) timer = setTimeout(() => void connect(), AGAIN_AFTER_MS);
    });
    try {
      await own.connect();
      await own.query(`listen ${own.escapeIdentifier(channel)}`);
      // Something may have been said while nobody listened.
      heard();
    } catch (error) {
      log.warn({ err: error, channel }, 'cannot listen yet');
      await own.end().catch(() => undefined);
    }
  };
  void connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
