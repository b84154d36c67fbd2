import { KEPT, type KeepAnswer, type KeepRequest } from '#platform/kept-caches.ts';
import { fetchFile } from './answer-file.ts';
import { assetsOf, picturesOf } from './files-of.ts';
import { DAY_MS, findKept, forget, keep, keptAt } from './keeping.ts';
import { scope } from './scope.ts';
import { isShell, keepShell } from './shell.ts';
import {
  handlingOf,
  isFailure,
  isForeign,
  isGone,
  isMoved,
  isNobodys,
  mayKeep,
} from './what-to-keep.ts';

const TOO_MANY = 429;
/** What was saved and is as young as this is not fetched again. */
const YOUNG_MS = DAY_MS;

export const isKeepRequest = (data: unknown): data is KeepRequest =>
  typeof data === 'object' &&
  data !== null &&
  'keep' in data &&
  Array.isArray(data.keep) &&
  data.keep.every((each) => typeof each === 'string');

/** One after the other: the page that is open has the line first. */
export async function keepPages(asked: KeepRequest): Promise<KeepAnswer> {
  const { keep: urls, whole, anew, shown = [] } = asked;
  for (const url of urls) {
    const page = { method: 'GET', url, mode: 'navigate', destination: '', referrer: '' } as const;
    if (handlingOf({ ...page, headers: new Headers() }, scope.location.origin) !== 'page') continue;
    const answer = isShell(url) ? await keepDocument(url, anew) : await keepPage(url, whole);
    if (answer !== 'done') return answer;
  }
  for (const url of shown) await fetchFile(url, 'picture').catch(() => false);
  return 'done';
}

const keepDocument = (url: string, anew?: boolean): Promise<KeepAnswer> =>
  keepShell(url, anew).then(
    () => 'done',
    () => 'unreachable',
  );

/**
 * As nobody: whoever is signed in keeps what everybody sees. A page that is being looked at is always asked for, which
 * tells whether anybody can be reached.
 */
async function keepPage(url: string, whole: boolean): Promise<KeepAnswer> {
  const before = await findKept(url, KEPT.pages);
  const isYoung = whole && before && keptAt(before) > Date.now() - YOUNG_MS;
  const answer = isYoung
    ? before
    : await fetch(url, { credentials: 'omit', headers: { Accept: 'text/html' } }).catch(() => null);
  if (!answer || isNobodys(answer)) return 'unreachable';
  if (isFailure(answer) || isForeign(answer) || answer.status === TOO_MANY) return 'later';
  if (isGone(answer) || isMoved(answer)) await forget(KEPT.pages, url);
  if (isMoved(answer) && answer.ok) return keepPage(answer.url, whole);
  if (!isYoung && !mayKeep('page', answer)) return 'done';
  const html = await answer.clone().text();
  if (!isYoung) await keep(KEPT.pages, url, answer);
  const parts = [
    ...assetsOf(html).map((file) => [file, 'file'] as const),
    ...(whole ? picturesOf(html).map((file) => [file, 'picture'] as const) : []),
  ];
  for (const [file, handling] of parts)
    await fetchFile(new URL(file, url).href, handling).catch(() => false);
  return 'done';
}
