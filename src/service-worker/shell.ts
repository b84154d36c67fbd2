import { isOurs, KEPT, OFFLINE_PATH } from '#platform/kept-caches.ts';
import { addressIn, LANGUAGES, languageOf, type Language } from '#platform/language.ts';
import { namedFilesOf } from './files-of.ts';
import { DAY_MS, dated, findKept, findYoungest, keptAt } from './keeping.ts';
import { scope } from './scope.ts';

declare const BUILD: string;

export const shellCache = (): string => KEPT.shell + BUILD;

const addressOf = (language: Language) =>
  new URL(addressIn(language, OFFLINE_PATH), scope.location.origin).href;
const addressFor = (page: string) => addressOf(languageOf(new URL(page).pathname));

export const isShell = (url: string): boolean =>
  new URL(url).pathname === new URL(addressFor(url)).pathname;

/**
 * The document that answers for a page without a connection, in the page's language or else in one that is here. Of
 * whichever build: while a new worker waits for its place, it is asked to bring what has become known.
 */
export async function findShell(page: string): Promise<Response | undefined> {
  const inLanguages = [languageOf(new URL(page).pathname), ...LANGUAGES];
  for (const language of inLanguages) {
    const kept = await findYoungest(addressOf(language), KEPT.shell);
    if (kept) return kept;
  }
  return undefined;
}

/** In the language of this page, with the files that it names; again once a day, for its words are settings too. */
export async function keepShell(page: string, anew = false): Promise<void> {
  const address = addressFor(page);
  const before = await findKept(address, shellCache());
  if (!anew && before && keptAt(before) > Date.now() - DAY_MS) return;
  const document = await fetchWhole(address);
  const body = await document.blob();
  const html = await body.text();
  const cache = await caches.open(shellCache());
  const files = await Promise.all(
    namedFilesOf(html).map(async (file) => [file, await fetchWhole(file)] as const),
  );
  await Promise.all(files.map(([file, answer]) => cache.put(file, answer)));
  // Last, so that it never stands there without them.
  await cache.put(address, dated(document, body));
}

async function fetchWhole(address: string): Promise<Response> {
  const answer = await fetch(address, { credentials: 'omit' });
  if (answer.status !== 200 || answer.redirected || !isOurs(answer)) throw new TypeError(address);
  return answer;
}
