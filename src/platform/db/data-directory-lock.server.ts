import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefused } from '../start-refused.server.ts';

/**
 * Two processes on one embedded database lose rows, so the directory belongs to one of them. SQLite's file
 * lock is used because the operating system itself drops it when its owner dies, however it dies, and because
 * it needs no native add-on.
 */
export function lockDataDirectory(dataDir: string): { release: () => void } {
  try {
    mkdirSync(dataDir, { recursive: true });
    const file = new DatabaseSync(join(dataDir, 'instance.lock'));
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
    return { release: () => file.close() };
  } catch (cause) {
    if (cause instanceof Error && /database is locked/.test(cause.message)) {
      throw new StartRefused(
        `Another Kanek is already running on the data directory ${dataDir}.\n` +
          'Stop it first, or give this one a directory of its own: DATA_DIR=./data-2 npm start',
        { cause },
      );
    }
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartRefused(
      `The data directory ${dataDir} cannot be used: ${reason}.\n` +
        'Make it writable, or name another one with DATA_DIR.',
      { cause },
    );
  }
}
