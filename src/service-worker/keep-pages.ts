import { KEPT, type KeepAnswer, type KeepRequest } from '#platform/kept-caches.ts';
import { fetchFile } from './answer-file.ts';
import { assetsOf, picturesOf } from './files-of.ts';
import { findKept, forget, keep, keptAt } from './keeping.ts';
import { scope } from './scope.ts';
import { handlingOf, isGone, isNobodys, mayKeep } from './what-to-keep.ts';

/** What a page asks for that is as young as this is not fetched again. */
const YOUNG_MS = { seen: 10 * 60 * 1000, whole: 24 * 60 * 60 * 1000 };

export const isKeepRequest = (data: unknown): data is KeepRequest =>
  typeof data === 'object' &&
  data !== null &&
  'keep' in data &&
  Array.isArray(data.keep) &&
  data.keep.every((each) => typeof each === 'string');

/** One after the other: the page that is open has the line first. */
export async function keepPages(asked: KeepRequest): Promise<KeepAnswer> {
  const { keep: urls, whole, shown = [] } = asked;
  for (const url of urls) {
    const page = { method: 'GET', url, mode: 'navigate', destination: '', referrer: '' } as const;
    if (handlingOf({ ...page, headers: new Headers() }, scope.location.origin) !== 'page') continue;
    if ((await keepPage(url, whole)) === 'unreachable') return 'unreachable';
  }
  for (const url of shown) await fetchFile(url, 'picture').catch(() => false);
  return 'done';
}

/** As nobody: whoever is signed in keeps what everybody sees. */
async function keepPage(url: string, whole: boolean): Promise<KeepAnswer> {
  const before = await findKept(url, KEPT.pages);
  const isYoung = before && keptAt(before) > Date.now() - YOUNG_MS[whole ? 'whole' : 'seen'];
  const answer = isYoung
    ? before
    : await fetch(url, { credentials: 'omit', headers: { Accept: 'text/html' } }).catch(() => null);
  if (!answer || isNobodys(answer)) return 'unreachable';
  if (isGone(answer)) await forget(KEPT.pages, url);
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
