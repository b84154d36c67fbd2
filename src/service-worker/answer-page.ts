import { ANSWERED, isOurs, KEPT } from '#platform/kept-caches.ts';
import { withoutData } from '#platform/page-address.ts';
import { findKept, forget, keep } from './keeping.ts';
import { scope, type FetchEvent } from './scope.ts';
import { findShell, isShell, keepShell } from './shell.ts';
import {
  isFailure,
  isForeign,
  isGone,
  isMoved,
  isNobodys,
  mayKeep,
  type Handling,
} from './what-to-keep.ts';

/** As long as somebody waits before a page that is kept is better than one that may come. */
const PATIENCE_MS = 3_000;
/** As much longer before the document without a connection is: slow lines take some seconds for their first word. */
const MORE_PATIENCE_MS = 7_000;
/** As long as the answer to a form may take, and some more for the server to show what has changed (`fresh`). */
const FRESH_MS = 120_000;

let changedAt = 0;
/** The page for whose data scripts have waited in vain: nobody waits for it twice. */
let waitedFor = '';

/** Something was sent: what is kept may be older than it. */
export function noteChange(): void {
  changedAt = Date.now();
}

/** From the network; where that says nothing for a while, as it was last seen; else the document without a connection. */
export async function answerPage(event: FetchEvent, handling: Handling): Promise<Response> {
  const { url, cache } = event.request;
  const network = askNetwork(event, handling);
  const answered = network.catch(() => null);
  // An answer that comes too late for this page is kept for the next.
  event.waitUntil(answered);
  const hasWaited = waitedFor === url;
  waitedFor = '';
  const good = answered.then((answer) => (answer && !isFailure(answer) ? answer : null));
  const early = await Promise.race([good, waited(hasWaited ? 0 : PATIENCE_MS)]);
  if (early) return early;
  const kept = await findKept(url, KEPT.pages);
  if (kept) return kept;
  // Whoever loads a page again has one to look at meanwhile.
  const isAgain = !hasWaited && (cache === 'no-cache' || cache === 'reload');
  const more = waited(hasWaited ? 0 : MORE_PATIENCE_MS);
  const late = await (isAgain ? answered : Promise.race([answered, more]));
  if (late && !isNobodys(late)) return late;
  const shell = await findShell(url);
  if (!shell) return network;
  event.waitUntil(good.then((answer) => answer && tellAnswered(event)));
  return shell;
}

/** To scripts that show a page silence is a failure, after which they open it as a document: what is kept, or ours. */
export async function answerData({ request }: FetchEvent): Promise<Response> {
  const network = fetch(request);
  const early = await Promise.race([network, waited(PATIENCE_MS)]);
  if (early) return early;
  const page = pageOf(request.url);
  if (!(await findKept(page, KEPT.pages))) {
    const late = await Promise.race([network, waited(MORE_PATIENCE_MS)]);
    if (late) return late;
    if (!(await findShell(page))) return network;
  }
  waitedFor = page;
  return Response.error();
}

/** Whose data this is. */
function pageOf(data: string): string {
  const url = new URL(data);
  url.searchParams.delete('_routes');
  url.pathname = withoutData(url.pathname);
  return url.href;
}

/** The document without a connection stands there, and somebody answers after all. */
async function tellAnswered({ resultingClientId }: FetchEvent): Promise<void> {
  const client = await scope.clients.get(resultingClientId);
  client?.postMessage(ANSWERED);
}

async function askNetwork(event: FetchEvent, handling: Handling): Promise<Response> {
  const { url } = event.request;
  const first = (await event.preloadResponse) ?? (await fetch(event.request));
  const leadsAway = first.type === 'opaqueredirect';
  // It may be in the browser's own cache since a Wi-Fi said it, and that Wi-Fi far away.
  const answer =
    isForeign(first) || leadsAway
      ? await fetch(url, { cache: 'reload', redirect: 'manual', headers: { Accept: 'text/html' } })
      : first;
  if (isGone(answer)) event.waitUntil(forget(KEPT.pages, url));
  if (leadsAway) event.waitUntil(forgetMoved(url).catch(() => {}));
  if (mayKeep(handling, answer) && !isShell(url))
    event.waitUntil(keep(KEPT.pages, url, answer.clone()));
  // For whoever is signed in too: the browser may have thrown it away.
  if (answer.ok && isOurs(answer)) event.waitUntil(keepShell(url).catch(() => {}));
  return answer;
}

/** What was kept where nothing is any more; a Wi-Fi redirects everything, and that says nothing of what is here. */
async function forgetMoved(url: string): Promise<void> {
  if (!(await findKept(url, KEPT.pages))) return;
  const answer = await fetch(url, { method: 'HEAD', credentials: 'omit' });
  if (isMoved(answer)) await forget(KEPT.pages, url);
}

/** Whoever has just changed something waits for it, however long it takes. */
const waited = (patienceMs: number) =>
  new Promise<null>((resolve) => {
    const isFresh = Date.now() - changedAt < FRESH_MS;
    if (!isFresh) setTimeout(() => resolve(null), patienceMs);
  });
