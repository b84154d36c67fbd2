import { addressWithout } from '#platform/language.ts';
import { isOurs, KEPT } from '#platform/kept-caches.ts';

/**
 * Pages of staff and their parts are answered, where nobody else does, with what is here for everybody, and never kept.
 * Nor is the data of a page that scripts show.
 */
export type Handling = 'page' | 'file' | 'picture' | 'staff' | 'data';

export type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'referrer'> & {
  headers: Pick<Headers, 'has'>;
};

/** Calls and downloads; what has an ending is no page. */
const NEVER = /^\/(api|metrics|healthz|readyz|share|\.well-known)(\/|$)/;
const STAFF = /^\/admin(\/|$)/;
const IS_DATA = /\.data$/;
const IS_FILE = /\.[a-z\d]+$/i;
/** Their names change with what is in them. */
const UNCHANGING = /^\/(assets|media|site)\//;

/** How a request is answered; null leaves it to the browser, as if there were no worker. */
export function handlingOf(asked: Asked, origin: string): Handling | null {
  const url = new URL(asked.url);
  if (asked.method !== 'GET' || url.origin !== origin || asked.headers.has('range')) return null;
  if (isPath(url, NEVER)) return null;
  if (asked.mode === 'navigate') {
    if (IS_FILE.test(url.pathname)) return null;
    return isPath(url, STAFF) ? 'staff' : 'page';
  }
  if (IS_DATA.test(url.pathname)) return isPath(url, STAFF) ? null : 'data';
  const isOfStaff = asked.referrer !== '' && isPath(new URL(asked.referrer), STAFF);
  if (asked.destination === 'image') return isOfStaff ? null : 'picture';
  const isPart = ['script', 'style', 'font'].includes(asked.destination);
  if (!isPart && !url.pathname.startsWith('/assets/')) return null;
  return isOfStaff ? 'staff' : 'file';
}

export const isUnchanging = (url: string): boolean => UNCHANGING.test(new URL(url).pathname);

export type Answered = Pick<Response, 'status' | 'type' | 'redirected'> & {
  headers: Pick<Headers, 'get'>;
};

const TYPES: Partial<Record<Handling, RegExp>> = {
  page: /^text\/html/,
  file: /^(text|application|font)\//,
  picture: /^image\//,
};

/** Only what the server says is for everybody: whatever depends on who asks says `private` or nothing at all. */
export function mayKeep(handling: Handling, answer: Answered): boolean {
  const control = answer.headers.get('Cache-Control') ?? '';
  return (
    answer.status === 200 &&
    answer.type === 'basic' &&
    !answer.redirected &&
    isOurs(answer) &&
    /\bpublic\b/.test(control) &&
    !/\b(private|no-store)\b/.test(control) &&
    TYPES[handling]?.test(answer.headers.get('Content-Type') ?? '') === true
  );
}

/** A page of somebody else at our address. */
export const isForeign = (answer: Answered): boolean =>
  answer.status >= 200 && !isFailure(answer) && !isOurs(answer);
/** From a proxy whose server is gone: as good as no answer. */
export const isNobodys = ({ status }: Answered): boolean => status === 502 || status === 504;
/** It stands for nothing that is at this address. */
export const isFailure = ({ status }: Answered): boolean => status >= 500;
export const isGone = (answer: Answered): boolean =>
  (answer.status === 404 || answer.status === 410) && isOurs(answer);

/** Somebody of ours has sent us on. Of the redirects of a page itself a worker learns neither who says so nor where to. */
export const isMoved = (answer: Answered): boolean => answer.redirected && isOurs(answer);

const isPath = ({ pathname }: URL, pattern: RegExp) => pattern.test(addressWithout(pathname));

export interface Kept {
  cache: string;
  url: string;
  keptAt: number;
  bytes: number;
}

/** Whoever has left the directory, and is not asked for again with a connection, is on no phone for longer. */
const PAGE_MAX_MS = 30 * 24 * 60 * 60 * 1000;

export const isOutdated = ({ cache, keptAt }: Kept, now: number): boolean =>
  cache === KEPT.pages && keptAt < now - PAGE_MAX_MS;

export const totalBytes = (all: readonly Kept[]): number =>
  all.reduce((sum, { bytes }) => sum + bytes, 0);

/** What has to go so that the rest takes no more than this: the oldest first. */
export function surplus(all: readonly Kept[], mostBytes: number): Kept[] {
  let over = totalBytes(all) - mostBytes;
  return all
    .toSorted((a, b) => a.keptAt - b.keptAt)
    .filter(({ bytes }) => {
      if (over <= 0) return false;
      over -= bytes;
      return true;
    });
}
