import type { Database } from './db/database.server.ts';
import type { DirectoryVersion } from './db/directory-version.server.ts';
import { withSettings, type Env } from './env.server.ts';
import type { Log } from './log.server.ts';

const AGAIN_AFTER_MS = 1_000;
const KEPT = 'select key, value from site_settings order by key';

/** The environment with what staff have set, as it is now on every instance. */
export interface Settings {
  readonly env: Env;
  /** Reads them now: whoever has just changed something must see it. */
  look(): Promise<void>;
  /** Calls once others hold; what was made before that is old. */
  onChange(listener: () => void): void;
}

export async function watchSettings(
  { pool }: Pick<Database, 'pool'>,
  directoryVersion: Pick<DirectoryVersion, 'onChange'>,
  env: Env,
  log: Log,
): Promise<Settings> {
  const listeners: (() => void)[] = [];
  let current = env;
  let known = '[]';
  let begun = 0;
  let answered = 0;

  const look = async () => {
    const turn = ++begun;
    const { rows } = await pool.query<{ key: string; value: string }>(KEPT);
    // One that began later may have answered sooner.
    if (turn < answered) return;
    answered = turn;
    const text = JSON.stringify(rows);
    if (text === known) return;
    known = text;
    current = withSettings(env, Object.fromEntries(rows.map(({ key, value }) => [key, value])));
    for (const listener of listeners) listener();
  };
  const lookUntilKnown = (): Promise<void> =>
    look().catch((error: unknown) => {
      // It was closed meanwhile: nobody waits for them any more.
      if (pool.ending) return;
      log.warn({ err: error }, 'settings not known');
      setTimeout(() => void lookUntilKnown(), AGAIN_AFTER_MS).unref();
    });

  await look();
  // A change of settings is one of everything.
  directoryVersion.onChange((changes) => {
    if (!changes || changes.some(({ slug }) => slug === null)) void lookUntilKnown();
  });
  return {
    get env() {
      return current;
    },
    look,
    onChange: (listener) => void listeners.push(listener),
  };
}
