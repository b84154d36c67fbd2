import type { Log } from '../log.server.ts';
import { showReplica, type ReplicaState } from '../metrics.server.ts';
import type { Database, Db } from './database.server.ts';
import type { DirectoryChange } from './directory-reads.server.ts';
import { newestMigration } from './migrate.server.ts';

// Notifications come at once; looking is for the engine that has none and for a connection that was lost.
const LOOK_EVERY_MS = 1_000;
/** A replica hears of no notifications: until it has caught up it is looked at more often. */
const LOOK_SOON_MS = 100;
/** What was hidden is gone within a second: a replica further behind is not read from. */
export const MAX_BEHIND_MS = 800;

/** Which state of the directory this instance knows of, and what has changed since another one. */
export interface DirectoryVersion {
  /**
   * Where it can be read, and the version that stands there at least: what is read from one place must never be
   * kept under the version of another.
   */
  readonly source: { readonly version: string; readonly db: Db };
  readonly replica: ReplicaState | null;
  /** Looks now, instead of within a second: whoever has just changed something must see it. */
  look(): Promise<void>;
  /** Calls with what has changed, in its order; with null where that is not known. */
  onChange(listener: (changes: readonly DirectoryChange[] | null) => void): void;
  stop(): Promise<void>;
}

const VERSION = "select version from data_versions where name = 'directory'";
const VERSION_AND_MIGRATION = `select version, (select max(created_at) from drizzle.__drizzle_migrations) as migration
  from data_versions where name = 'directory'`;

const CHANGES = `select c.version::float8, c.kind, slug, c.category, c.location, c.areas, counted, ranked, shown,
    rating, tsvector_to_array(ts_filter(strong, '{b}')) as words
  from directory_changes c left join profiles p using (slug) left join profile_search using (account_id)
  where c.version > $1 and c.version <= $2 order by c.version`;

type Watched = Pick<Database, 'db' | 'pool' | 'replica' | 'listen'>;

export async function watchDirectoryVersion(
  { db, pool, replica, listen }: Watched,
  log: Log,
): Promise<DirectoryVersion> {
  const neededMigration = newestMigration();
  let primary = '';
  let copy = '';
  /** A version that the replica had not reached at that moment. */
  let missing: { version: bigint; since: number } | null = null;
  /** It reached the last one too late: the next ones it may have missed for as long. */
  let isLate = false;
  let again: NodeJS.Timeout | undefined;
  const listeners: ((changes: readonly DirectoryChange[] | null) => void)[] = [];
  /** The version up to which the listeners know of everything. */
  let told = '';
  let telling = Promise.resolve();

  const beginAtPrimary = inOrder();
  const beginAtReplica = inOrder();

  const lookAtPrimary = async () => {
    const isNews = beginAtPrimary();
    try {
      const { rows } = await pool.query<{ version: string }>(VERSION);
      if (isNews()) primary = rows[0]?.version ?? '';
    } catch (error) {
      // While the database is away nothing can have changed that we could know of: cached pages go on being served.
      log.warn({ err: error }, 'version of the directory not known');
    }
  };
  const lookAtReplica = async () => {
    if (!replica) return;
    const isNews = beginAtReplica();
    try {
      const { rows } = await replica.ask<{ version: string; migration: string }>(
        VERSION_AND_MIGRATION,
      );
      if (isNews()) copy = rows[0]?.version ?? '';
      replica.answers = Number(rows[0]?.migration) >= neededMigration;
    } catch (error) {
      if (replica.answers) log.warn({ err: error }, 'the replica does not answer');
      replica.answers = false;
    }
    if (missing && BigInt(copy) >= missing.version) {
      isLate = isOver(missing);
      missing = null;
    }
    if (BigInt(primary) > BigInt(copy)) {
      missing ??= { version: BigInt(primary), since: performance.now() };
      clearTimeout(again);
      if (stateOfReplica() === 'serving')
        again = setTimeout(() => void look(), LOOK_SOON_MS).unref();
    } else isLate = false;
    showReplica(stateOfReplica());
  };
  const look = async () => {
    await lookAtPrimary();
    await lookAtReplica();
    await tell();
  };
  const tell = () => (telling = telling.then(tellChanges));
  const tellChanges = async () => {
    const { version } = source();
    if (version === told) return;
    try {
      // Another place is read from now, which stands at an earlier version.
      const isKnown = told !== '' && BigInt(version) > BigInt(told);
      const changes = isKnown
        ? (await pool.query<DirectoryChange>(CHANGES, [told, version])).rows
        : null;
      told = version;
      for (const listener of listeners) listener(changes);
    } catch (error) {
      log.warn({ err: error }, 'changes of the directory not known');
    }
  };
  const stateOfReplica = (): ReplicaState => {
    if (!replica?.answers) return 'away';
    return isLate || (missing && isOver(missing)) ? 'behind' : 'serving';
  };
  const source = () =>
    replica && stateOfReplica() === 'serving'
      ? { version: copy, db: replica.db }
      : { version: primary, db };

  await look();
  const stopListening = listen('directory_changed', () => void look());
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return {
    get source() {
      return source();
    },
    get replica() {
      return replica && stateOfReplica();
    },
    look,
    onChange: (listener) => void listeners.push(listener),
    async stop() {
      clearInterval(timer);
      clearTimeout(again);
      await stopListening();
    },
  };
}

const isOver = ({ since }: { since: number }) => performance.now() - since > MAX_BEHIND_MS;

/** Several looks may be under way: one that began before another that has answered has nothing new to say. */
function inOrder() {
  let begun = 0;
  let answered = 0;
  return () => {
    const turn = ++begun;
    return () => turn > answered && (answered = turn) > 0;
  };
}
