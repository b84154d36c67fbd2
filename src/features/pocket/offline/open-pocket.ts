import { buildIndex } from '#features/find/build-index.ts';
import type { FindWords } from '#features/find/find-words.ts';
import { createUnderstanding } from '#features/find/understand.ts';
import { KEPT } from '#platform/kept-caches.ts';
import { unpackPocket, type PackedPocket } from '../pack-pocket.ts';
import { isPocketFile, isWhole, isWordsFile } from '../pocket.rules.ts';
import { saidBy, type SaidBy } from '../said-by.ts';

/** The directory on this phone, ready to be asked. */
export interface OpenPocket {
  everybody: readonly SaidBy[];
  words: FindWords;
  understand: ReturnType<typeof createUnderstanding>;
  /** When the server sent the oldest of it. */
  keptAt: Date;
}

/** Also by an address that leads on to another. */
export const findHere = ({ everybody }: OpenPocket, id: string): SaidBy | undefined =>
  everybody.find(({ provider }) => provider.id === id || provider.formerIds.includes(id));

/** Null where this browser keeps none, or no longer all of it. */
export async function openPocket(): Promise<OpenPocket | null> {
  if (!('caches' in globalThis)) return null;
  const cache = await caches.open(KEPT.directory);
  const addresses = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const files = addresses.filter(isPocketFile);
  if (!isWhole(files)) return null;
  const read = async (address: string) => {
    const kept = await cache.match(address, { ignoreVary: true });
    return { sentAt: kept?.headers.get('Date') ?? '', content: (await kept?.json()) as unknown };
  };
  const parts = await Promise.all(files.filter((file) => !isWordsFile(file)).map(read));
  const words = (await read(files.find(isWordsFile)!)).content as FindWords;
  const providers = parts.flatMap(({ content }) => unpackPocket(content as PackedPocket));
  // A page that is closed while it brings a new version leaves the old one beside it, which came before.
  const last = new Map(providers.map((each) => [each.id, each]));
  const times = parts.map(({ sentAt }) => Date.parse(sentAt) || Date.now());
  return {
    everybody: Array.from(last.values(), saidBy),
    words,
    understand: createUnderstanding(buildIndex(words)),
    keptAt: new Date(Math.min(...times)),
  };
}
