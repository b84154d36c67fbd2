import { KEPT } from '#platform/kept-caches.ts';
import { DAY_MS, findKept, keep, keptAt } from './keeping.ts';
import type { FetchEvent } from './scope.ts';
import { isUnchanging, mayKeep } from './what-to-keep.ts';

const CACHES = { file: KEPT.files, picture: KEPT.pictures } as const;

type Kind = keyof typeof CACHES;

/** What never changes comes from the cache; anything else from there only where the network has no answer. */
export async function answerFile(event: FetchEvent, handling: Kind | 'staff'): Promise<Response> {
  const { url } = event.request;
  const fromCache = async () => (await findKept(url)) ?? (await findOtherWidth(url));
  if (isUnchanging(url)) {
    const kept = await findKept(url);
    if (kept) {
      if (handling !== 'staff') event.waitUntil(stayYoung(CACHES[handling], url, kept.clone()));
      return kept;
    }
  }
  try {
    const answer = await fetch(event.request);
    if (handling !== 'staff' && mayKeep(handling, answer))
      event.waitUntil(keep(CACHES[handling], url, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await fromCache();
    if (kept) return kept;
    throw error;
  }
}

/** Keeps a file that a page will ask for; false where it could not be had. */
export async function fetchFile(url: string, handling: Kind): Promise<boolean> {
  if (await findKept(url, CACHES[handling])) return true;
  const answer = await fetch(url, { credentials: 'omit' });
  if (!mayKeep(handling, answer)) return false;
  await keep(CACHES[handling], url, answer);
  return true;
}

/** The oldest goes first: what is used becomes young again, once a day. */
async function stayYoung(name: string, url: string, kept: Response): Promise<void> {
  const isOld = keptAt(kept) < Date.now() - DAY_MS;
  if (isOld && (await findKept(url, name))) await keep(name, url, kept);
}

/** A picture in another width is better than none. */
async function findOtherWidth(url: string): Promise<Response | undefined> {
  const folder = /^.*\/media\/[0-9a-f]{32}\//.exec(url)?.[0];
  if (!folder) return undefined;
  const pictures = await caches.open(KEPT.pictures);
  const other = (await pictures.keys()).find((asked) => asked.url.startsWith(folder));
  return other && pictures.match(other, { ignoreVary: true });
}
