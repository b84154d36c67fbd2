import type { Log } from '../log.server.ts';
import type { Database } from './database.server.ts';

// Notifications come at once; looking is for the engine that has none and for a connection that was lost.
const LOOK_EVERY_MS = 1_000;

/** Which state of the directory this instance knows of: cached pages are good for as long as it stands. */
export interface DirectoryVersion {
  readonly current: string;
  /** Looks now, instead of within a second: whoever has just changed something must see it. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

export async function watchDirectoryVersion(
  { pool, listen }: Pick<Database, 'pool' | 'listen'>,
  log: Log,
): Promise<DirectoryVersion> {
  let current = '';
  const look = async () => {
    try {
      const { rows } = await pool.query<{ version: string }>(
        "select version from data_versions where name = 'directory'",
      );
      current = rows[0]?.version ?? '';
    } catch (error) {
      // While the database is away nothing can have changed that we could know of: cached pages go on being served.
      log.warn({ err: error }, 'version of the directory not known');
    }
  };
  await look();
  const stopListening = listen('directory_changed', () => void look());
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return {
    get current() {
      return current;
    },
    look,
    async stop() {
      clearInterval(timer);
      await stopListening();
    },
  };
}
