import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { loadFindWords } from '#features/find/load-find-words.server.ts';
import { DISTRICT_OF, DISTRICTS, type Location } from '#features/profiles/locations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { groupBy } from '#platform/group-by.ts';
import { packPocket, type PocketProvider } from './pack-pocket.ts';
import {
  addressOf,
  type PocketFile,
  type PocketIndex,
  type PocketPart,
  WHOLE_MAX,
} from './pocket.rules.ts';
import { readPocket } from './read-pocket.server.ts';

export interface Pocket {
  index: Omit<PocketIndex, 'page'>;
  /** By address, as brotli. */
  files: ReadonlyMap<string, Buffer>;
  /** To read and pack whoever may have changed. */
  tookMs: number;
}

interface Made {
  version: string;
  pocket: Promise<Pocket>;
  /** Until when it is good enough, whatever changes. */
  restsUntil: number;
}

const known = new WeakMap<Db, Made>();

/** So many times as long as it took, nothing is made anew: a directory that changes all the time costs a fifth of a core. */
const REST = 4;
const compressBrotli = promisify(brotliCompress);
/** The best saves a tenth of the bytes and takes thirty times as long. */
const QUALITY = { changesOften: 9, changesRarely: 11 };

/** The directory to be kept by browsers, made once for each version of it. */
export async function loadPocket(
  services: Pick<Services, 'db' | 'directoryVersion'>,
): Promise<Pocket> {
  const { source } = services.directoryVersion;
  const last = known.get(services.db);
  const isNew = last && (last.version === source.version || performance.now() < last.restsUntil);
  if (last && isNew) return last.pocket;
  const before = last ? last.pocket.catch(() => null) : Promise.resolve(null);
  const made: Made = {
    version: source.version,
    pocket: before.then((pocket) => makePocket(services, pocket)),
    restsUntil: Infinity,
  };
  known.set(services.db, made);
  try {
    const pocket = await made.pocket;
    made.restsUntil = performance.now() + REST * pocket.tookMs;
    return pocket;
  } catch (error) {
    known.delete(services.db);
    throw error;
  }
}

async function makePocket(
  services: Pick<Services, 'db' | 'directoryVersion'>,
  before: Pocket | null,
): Promise<Pocket> {
  const { words } = await loadFindWords(services);
  const fillers = new Set(words.wishes.fillers.split(' '));
  const began = performance.now();
  const providers = await readPocket(services.directoryVersion.source.db, fillers);
  const files = new Map<string, Buffer>();
  const add = async (name: string, content: unknown, quality: number): Promise<PocketFile> => {
    const json = JSON.stringify(content);
    const hash = createHash('sha256').update(json).digest('base64url').slice(0, 12);
    const address = addressOf(name, hash);
    const bytes = before?.files.get(address) ?? (await compress(json, quality));
    files.set(address, bytes);
    return { address, bytes: bytes.length };
  };
  const parts: PocketPart[] = [];
  for (const { district, own } of partsOf(providers)) {
    const name = district?.toLowerCase().replace(/\W+/g, '-') ?? 'all';
    const file = await add(name, packPocket(own), QUALITY.changesOften);
    parts.push({ district, ...file });
  }
  const tookMs = performance.now() - began;
  const index = { parts, words: await add('words', words, QUALITY.changesRarely) };
  return { index, files, tookMs };
}

const compress = (json: string, quality: number): Promise<Buffer> =>
  compressBrotli(json, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
    },
  });

/** In one piece as long as that is small; else by district, of which a phone keeps those it has to do with. */
export function partsOf(providers: readonly PocketProvider[]) {
  if (providers.length <= WHOLE_MAX) return [{ district: null, own: providers }];
  const by = groupBy(providers, ({ location }) => DISTRICT_OF[location as Location]);
  return DISTRICTS.map((district) => ({ district, own: by.get(district) ?? [] }));
}
