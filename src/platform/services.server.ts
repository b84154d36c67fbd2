import { createContext } from 'react-router';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Clock } from './clock.server.ts';
import type { Batch } from './db/batch.server.ts';
import type { Database, Db } from './db/database.server.ts';
import type { DirectoryVersion } from './db/directory-version.server.ts';
import type { profileEventKind } from './db/tables/events.ts';
import type { Env } from './env.server.ts';
import type { Queue } from './jobs/queue.server.ts';
import type { Log } from './log.server.ts';
import type { Mailer } from './mail/mailer.server.ts';
import type { Secret } from './secret.server.ts';
import type { Settings } from './watch-settings.server.ts';
import type { Storage } from './storage/storage.server.ts';

export type ProfileEventKind = (typeof profileEventKind.enumValues)[number];

/** Something that happened to a profile. It says what and when, never by whom. */
export interface ProfileEvent {
  /** The profile's slug, as visitors know it. */
  id: string;
  kind: ProfileEventKind;
  at: Date;
  /** Who is signed in, if anybody: known until the owner's own visits are left out, and never written. */
  viewer: number | null;
}

/** A search that found nobody, or nobody with all of its words. */
export interface SearchMiss {
  kind: ProviderKind | 'both';
  typed: string;
}

/** Everything that is opened once at start and handed to whoever needs it. */
export interface Services {
  /** As it is now: another one as soon as staff have changed a setting. */
  readonly env: Env;
  settings: Settings;
  log: Log;
  clock: Clock;
  database: Database;
  db: Db;
  directoryVersion: DirectoryVersion;
  /** What happened to profiles, on its way to be counted. */
  events: Batch<ProfileEvent>;
  /** The moments of searches, on their way to be a number. */
  searches: Batch<Date>;
  /** What was looked for in vain, on its way to staff. */
  misses: Batch<SearchMiss>;
  queue: Queue;
  mailer: Mailer;
  secret: Secret;
  storage: Storage;
}

/** How page loaders and actions reach the services. */
export const servicesContext = createContext<Services>();
