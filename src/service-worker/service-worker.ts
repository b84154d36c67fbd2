import { KEPT, KEPT_PREFIX, TAKE_OVER } from '#platform/kept-caches.ts';
import { answerFile } from './answer-file.ts';
import { answerData, answerPage, noteChange } from './answer-page.ts';
import { isKeepRequest, keepPages } from './keep-pages.ts';
import { findKept, keep } from './keeping.ts';
import { scope, type FetchEvent } from './scope.ts';
import { keepShell, shellCache } from './shell.ts';
import { handlingOf, isUnchanging, type Handling } from './what-to-keep.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Calls that count visits and tell numbers: nobody sees a page change by them. */
const CHANGES_NOTHING = new Set(['/api/events', '/api/contact']);
const ALL_WINDOWS = { type: 'window', includeUncontrolled: true } as const;

scope.addEventListener('install', (event) => {
  event.waitUntil(keepShells());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      deleteOldCaches(),
      // The page is on its way while the worker wakes up.
      scope.registration.navigationPreload?.enable(),
      scope.clients.claim(),
    ]),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (!SAFE.has(request.method) && !CHANGES_NOTHING.has(new URL(request.url).pathname))
    noteChange();
  const handling = handlingOf(request, scope.location.origin);
  if (!handling) return;
  // Whatever goes wrong here, the network is asked as if there were no worker.
  event.respondWith(answerFor(event, handling).catch(() => askDirectly(event)));
});

function answerFor(event: FetchEvent, handling: Handling): Promise<Response> {
  if (handling === 'data') return answerData(event);
  const isPage = handling === 'page' || event.request.mode === 'navigate';
  return isPage ? answerPage(event, handling) : answerFile(event, handling);
}

const askDirectly = async ({ request, preloadResponse }: FetchEvent): Promise<Response> =>
  (await preloadResponse?.catch(() => undefined)) ?? fetch(request);

scope.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data === TAKE_OVER) event.waitUntil(takeOver());
  if (!isKeepRequest(data)) return;
  const kept = keepPages(data).catch(() => 'later' as const);
  event.waitUntil(kept.then((answer) => ports[0]?.postMessage(answer)));
});

/** In the languages of the pages that are open; the others come with the first page in them. */
async function keepShells(): Promise<void> {
  const pages = await scope.clients.matchAll(ALL_WINDOWS);
  await keepShell(pages[0]?.url ?? scope.location.origin);
  await Promise.all(pages.map(({ url }) => keepShell(url)));
}

/** A page that was just opened takes the new worker along; where another one is open, that one is left in peace. */
async function takeOver(): Promise<void> {
  const pages = await scope.clients.matchAll(ALL_WINDOWS);
  if (pages.length <= 1) await scope.skipWaiting();
}

async function deleteOldCaches(): Promise<void> {
  const current: readonly string[] = [...Object.values(KEPT), shellCache()];
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(KEPT_PREFIX) && !current.includes(name));
  for (const name of old) {
    await keepFilesOf(name).catch(() => {});
    await caches.delete(name);
  }
}

/** Pages that are kept need the files of their build for longer than the document without a connection does. */
async function keepFilesOf(name: string): Promise<void> {
  const cache = await caches.open(name);
  for (const { url } of await cache.keys()) {
    const file = isUnchanging(url) && (await cache.match(url));
    if (file && !(await findKept(url, KEPT.files))) await keep(KEPT.files, url, file);
  }
}
