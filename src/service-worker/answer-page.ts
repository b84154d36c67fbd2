import { KEPT } from '#platform/kept-caches.ts';
import { findKept, forget, keep } from './keeping.ts';
import type { FetchEvent } from './scope.ts';
import { findShell, keepShell } from './shell.ts';
import { isFailure, isGone, isNobodys, mayKeep } from './what-to-keep.ts';

/** As long as somebody waits before a page that is kept is better than one that may come. */
const PATIENCE_MS = 3_000;
/** A little longer than the server sees to it that whoever has changed something is shown it (`fresh`). */
const FRESH_MS = 20_000;

let changedAt = 0;

/** Something was sent: what is kept may be older than it. */
export function noteChange(): void {
  changedAt = Date.now();
}

/** From the network; where that says nothing for a while, as it was last seen; else the document without a connection. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const network = askNetwork(event);
  const lost = network.then(
    (answer) => (isFailure(answer) ? null : answer),
    () => null,
  );
  const early = await Promise.race([lost, waited()]);
  if (early) return early;
  const kept = await findKept(url, KEPT.pages);
  if (kept) return kept;
  try {
    const late = await network;
    return isNobodys(late) ? ((await findShell(url)) ?? late) : late;
  } catch (error) {
    const shell = await findShell(url);
    if (shell) return shell;
    throw error;
  }
}

async function askNetwork(event: FetchEvent): Promise<Response> {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request));
  const { url } = event.request;
  if (mayKeep('page', answer)) {
    event.waitUntil(keep(KEPT.pages, url, answer.clone()));
    event.waitUntil(keepShell(url).catch(() => {}));
  } else if (isGone(answer)) event.waitUntil(forget(KEPT.pages, url));
  return answer;
}

/** Whoever has just changed something waits for it, however long it takes. */
const waited = () =>
  new Promise<null>((resolve) => {
    const isFresh = Date.now() - changedAt < FRESH_MS;
    if (!isFresh) setTimeout(() => resolve(null), PATIENCE_MS);
  });
