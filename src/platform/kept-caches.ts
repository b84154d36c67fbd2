/** Everything that the browser keeps of this site for when there is no connection, by the names of its caches. */
export const KEPT_PREFIX = 'kanek-';

export const KEPT = {
  /** Files of a build, by their hashed names. */
  files: 'kanek-files',
  /** Documents that are the same for everybody. */
  pages: 'kanek-pages',
  pictures: 'kanek-pictures',
  /** The directory in the pocket, which pages bring and take away; the worker leaves it alone. */
  directory: 'kanek-directory',
  /** Followed by the build: the document that answers where there is no connection, and what it is made of. */
  shell: 'kanek-shell-',
} as const;

export const WORKER_PATH = '/service-worker.js';
/** Put in its place by `SERVICE_WORKER=off`. */
export const NO_WORKER_PATH = '/no-service-worker.js';
/** Below it, in each language, stands the document without a connection. */
export const OFFLINE_PATH = '/offline';

/** When a kept document was fetched: what the page reads of it in `performance`. */
export const KEPT_TIMING = 'kept';

/**
 * A Wi-Fi that wants somebody to sign in first answers everything, and says 200. Every answer of ours says this, which
 * none of those does.
 */
export const isOurs = ({ headers }: { headers: Pick<Headers, 'get'> }): boolean =>
  headers.get('Cross-Origin-Opener-Policy') === 'same-origin';

/** What a page asks of the worker. */
export interface KeepRequest {
  /** Pages; or the document without a connection itself, in the language that is needed. */
  keep: readonly string[];
  /** With all pictures. */
  whole: boolean;
  /** The document without a connection, however young it is. */
  anew?: boolean;
  /** Pictures that were shown before there was a worker. */
  shown?: readonly string[];
}

/** `unreachable`: nobody answered, so that what is kept has to do. `later`: whoever answered had no time for it. */
export type KeepAnswer = 'done' | 'unreachable' | 'later';

/** What the worker tells the document without a connection, once somebody answers after all. */
export const ANSWERED = 'answered';

/** A new worker that waits may take over, where no other page is open. */
export const TAKE_OVER = 'take-over';
