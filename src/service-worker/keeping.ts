import { KEPT, KEPT_TIMING } from '#platform/kept-caches.ts';
import { isOutdated, surplus, totalBytes, type Kept } from './what-to-keep.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_BYTES = 50 * 1024 * 1024;
/** What is thrown away at once makes room for a while. */
const TRIM_TO = 0.9;
const BYTES = 'Kept-Bytes';
const BOUNDED = [KEPT.files, KEPT.pages, KEPT.pictures];
/** A disk that is asked takes some milliseconds. */
const PATIENCE_MS = 2_000;
const ANY_VARIANT = { ignoreVary: true };

/** Since this worker was started; null until they have been counted. */
let bytesKept: number | null = null;

/** Where there is no room something goes, and this is not kept: never is it a reason for a page to fail. */
export async function keep(name: string, url: string, answer: Response): Promise<void> {
  // Its line may break in the middle.
  const body = await answer.blob().catch(() => null);
  if (!body) return;
  try {
    const cache = await caches.open(name);
    await cache.put(url, dated(answer, body));
    bytesKept = bytesKept === null ? await dropOutdated() : bytesKept + body.size;
    if (bytesKept > MOST_BYTES) await trim(MOST_BYTES * TRIM_TO);
  } catch {
    await trim((bytesKept ?? MOST_BYTES) / 2).catch(() => {});
  }
}

/** The same with when it was kept, and how large it is. */
export function dated(answer: Response, body: Blob): Response {
  const headers = new Headers(answer.headers);
  headers.set('Server-Timing', `${KEPT_TIMING};dur=${Date.now()}`);
  headers.set(BYTES, String(body.size));
  // They told how it travelled.
  for (const gone of ['Content-Encoding', 'Content-Length']) headers.delete(gone);
  return new Response(body, { headers });
}

export async function forget(name: string, url: string): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(url, ANY_VARIANT);
}

/** In one cache, or in any of them. */
export function findKept(url: string, cacheName?: string): Promise<Response | undefined> {
  const options = cacheName ? { ...ANY_VARIANT, cacheName } : ANY_VARIANT;
  return patiently(() => caches.match(url, options));
}

/** Of the caches whose names begin so, from that which has it since last. */
export async function findYoungest(url: string, prefix: string): Promise<Response | undefined> {
  const names = (await patiently(() => caches.keys())) ?? [];
  const found = names.filter((name) => name.startsWith(prefix)).map((name) => findKept(url, name));
  const kept = (await Promise.all(found)).filter((each) => each !== undefined);
  return kept.toSorted((one, other) => keptAt(one) - keptAt(other)).at(-1);
}

/** Storage that is broken or does not answer has nothing. */
async function patiently<Found>(ask: () => Promise<Found>): Promise<Found | undefined> {
  const nothing = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  return Promise.race([ask(), nothing]).catch(() => undefined);
}

export const keptAt = (answer: Response): number => {
  const timing = answer.headers.get('Server-Timing') ?? '';
  return Number(new RegExp(`${KEPT_TIMING};dur=(\\d+)`).exec(timing)?.[1] ?? 0);
};

/** Whenever this worker has been started and keeps something. Returns how many bytes are left. */
async function dropOutdated(): Promise<number> {
  const all = await list();
  const outdated = all.filter((each) => isOutdated(each, Date.now()));
  await Promise.all(outdated.map(({ cache, url }) => forget(cache, url)));
  return totalBytes(all) - totalBytes(outdated);
}

async function trim(mostBytes: number): Promise<void> {
  const all = await list();
  const going = surplus(all, mostBytes);
  await Promise.all(going.map(({ cache, url }) => forget(cache, url)));
  bytesKept = totalBytes(all) - totalBytes(going);
}

async function list(): Promise<Kept[]> {
  const lists = BOUNDED.map(async (name) => {
    const cache = await caches.open(name);
    const kept = (await cache.keys()).map(async ({ url }) => {
      const answer = await cache.match(url, ANY_VARIANT);
      const bytes = Number(answer?.headers.get(BYTES) ?? 0);
      return { cache: name, url, bytes, keptAt: answer ? keptAt(answer) : 0 };
    });
    return Promise.all(kept);
  });
  return (await Promise.all(lists)).flat();
}
