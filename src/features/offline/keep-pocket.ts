import {
  areVersions,
  isWhole,
  POCKET_PATH,
  type PocketFile,
  type PocketIndex,
  type PocketPart,
} from '#features/pocket/pocket.rules.ts';
import { keptPlace } from '#features/directory/near/kept-place.ts';
import { DISTRICT_OF, type Location } from '#features/profiles/locations.rules.ts';
import { isOurs, KEPT } from '#platform/kept-caches.ts';
import { createStored } from '#ui/stored.ts';
import { isFreeLine } from './free-line.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const openCache = () => caches.open(KEPT.directory);

export async function fetchIndex(): Promise<PocketIndex> {
  return (await (await fetchWhole(POCKET_PATH)).json()) as PocketIndex;
}

/** Which of the parts are on this phone, in whichever version. */
export async function partsKept({ parts }: PocketIndex): Promise<PocketPart[]> {
  const kept = await addressesIn(await openCache());
  return parts.filter(({ address }) => kept.some((old) => areVersions(old, address)));
}

/** Whether the directory can be asked without a connection. */
export const isDirectoryKept = async (): Promise<boolean> =>
  isWhole(await addressesIn(await openCache()));

let last: Promise<void> = Promise.resolve();

/** One after the other: who changes their mind while something is on its way gets what they chose last. */
export function keepParts(...asked: Parameters<typeof bringParts>): Promise<void> {
  last = last.catch(() => {}).then(() => bringParts(...asked));
  return last;
}

/**
 * Brings these parts to this phone as they are now, with the words that people say, and takes away everything else. A part that came today is new enough, and so is each on a line that costs something, unless `now` says that it was asked for.
 */
async function bringParts(
  { words }: PocketIndex,
  parts: readonly PocketPart[],
  { now = false } = {},
): Promise<void> {
  const cache = await openCache();
  if (parts.length === 0) return void (await caches.delete(KEPT.directory));
  const before = await addressesIn(cache);
  const oldOf = ({ address }: PocketFile) => before.find((each) => areVersions(each, address));
  const newEnough = await Promise.all(
    parts.map(async (part) => {
      const old = oldOf(part);
      const isNew = old && !now && (!mayRefresh(part) || (await isOfToday(cache, old)));
      return isNew ? old : part.address;
    }),
  );
  const oldWords = now || parts.some(mayRefresh) ? null : oldOf(words);
  // The words first: where there is no room for a part, the switch says that it is not here.
  const files = [oldWords ?? words.address, ...newEnough];
  // All of it or nothing new: what is there goes on being read until then.
  const missing = files.filter((file) => !before.includes(file));
  const fetched = await Promise.all(missing.map(fetchWhole));
  for (const answer of fetched) await cache.put(pathOf(answer), answer);
  const kept = [...files.filter((file) => before.includes(file)), ...fetched.map(pathOf)];
  for (const old of before) if (!kept.includes(old)) await cache.delete(old, { ignoreVary: true });
}

async function isOfToday(cache: Cache, address: string): Promise<boolean> {
  const kept = await cache.match(address, { ignoreVary: true });
  return Date.now() - Date.parse(kept?.headers.get('Date') ?? '') < DAY_MS;
}

/** Who changed the directory meanwhile may have led from one version of a file to the next. */
async function fetchWhole(address: string): Promise<Response> {
  const answer = await fetch(address);
  const isIt = pathOf(answer) === address || areVersions(pathOf(answer), address);
  if (!answer.ok || !isIt || !isOurs(answer)) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

const pathOf = ({ url }: { url: string }): string => new URL(url).pathname;

const addressesIn = async (cache: Cache): Promise<string[]> => (await cache.keys()).map(pathOf);

type Choices = Readonly<Record<string, boolean>>;

/** By district, or by nothing for the whole, what somebody switched on or off. */
const stored = createStored('keep-directory');

function readChoices(): Choices {
  try {
    const read: unknown = JSON.parse(stored.read() ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Choices) : {};
  } catch {
    return {};
  }
}

const nameOf = ({ district }: Pick<PocketPart, 'district'>) => district ?? '';

export function choose(part: PocketPart, on: boolean): void {
  stored.write(JSON.stringify({ ...readChoices(), [nameOf(part)]: on }));
}

/** Whether a part shall be on this phone: as was chosen, else where it is already, or costs nobody anything. */
export function isWanted(part: PocketPart, isKept: boolean): boolean {
  const isNear = !part.district || part.district === DISTRICT_OF[keptPlace() as Location];
  return readChoices()[nameOf(part)] ?? (isKept || (isNear && isFreeLine()));
}

/** Whether a part that is on this phone may be brought anew by itself. */
const mayRefresh = (part: PocketPart): boolean => readChoices()[nameOf(part)] ?? isFreeLine();
