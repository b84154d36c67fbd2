import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { loadFindWords } from '#features/find/load-find-words.server.ts';
import { DISTRICT_OF, DISTRICTS, type Location } from '#features/profiles/locations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import { packPocket } from './pack-pocket.ts';
import type { PocketProvider } from './pocket-provider.ts';
import { POCKET_PATH, WHOLE_MAX, type PocketFile, type PocketIndex } from './pocket.rules.ts';
import { readPocket } from './read-pocket.server.ts';

export interface Pocket {
  index: PocketIndex;
  /** By address, as brotli. */
  files: ReadonlyMap<string, Buffer>;
}

interface Made {
  version: string;
  pocket: Promise<Pocket>;
  /** Until when it is good enough, whatever changes. */
  restsUntil: number;
}

const known = new WeakMap<Db, Made>();

/** As often as it took, nothing is made anew: a directory that changes all the time costs a twentieth of a core. */
const REST = 20;
const compressBrotli = promisify(brotliCompress);
/** Up to here the best compression takes less than a second, and no request waits for it twice. */
const SMALL_BYTES = 400_000;

/** The directory to be kept by browsers, made once for each version of it. */
export async function loadPocket(
  services: Pick<Services, 'db' | 'directoryVersion'>,
): Promise<Pocket> {
  const { source } = services.directoryVersion;
  const last = known.get(services.db);
  const isNew = last && (last.version === source.version || performance.now() < last.restsUntil);
  if (last && isNew) return last.pocket;
  const began = performance.now();
  const made: Made = {
    version: source.version,
    pocket: makePocket(services),
    restsUntil: Infinity,
  };
  known.set(services.db, made);
  try {
    return await made.pocket;
  } catch (error) {
    known.delete(services.db);
    throw error;
  } finally {
    const now = performance.now();
    made.restsUntil = now + REST * (now - began);
  }
}

async function makePocket(services: Pick<Services, 'db' | 'directoryVersion'>): Promise<Pocket> {
  const { words } = await loadFindWords(services);
  const fillers = new Set(words.wishes.fillers.split(' '));
  const providers = await readPocket(services.directoryVersion.source.db, fillers);
  const files = new Map<string, Buffer>();
  const add = async (name: string, content: unknown): Promise<PocketFile> => {
    const { hash, bytes } = await compress(JSON.stringify(content));
    const address = `${POCKET_PATH}/${name}-${hash}.json`;
    files.set(address, bytes);
    return { address, bytes: bytes.length };
  };
  const parts = [];
  for (const { district, own } of partsOf(providers)) {
    const name = district?.toLowerCase().replace(/\W+/g, '-') ?? 'all';
    const file = await add(name, packPocket(own));
    parts.push({ district, providers: own.length, ...file });
  }
  return { index: { parts, words: await add('words', words) }, files };
}

function partsOf(providers: readonly PocketProvider[]) {
  if (providers.length <= WHOLE_MAX) return [{ district: null, own: providers }];
  const by = Map.groupBy(providers, ({ location }) => DISTRICT_OF[location as Location]);
  return DISTRICTS.map((district) => ({ district, own: by.get(district) ?? [] }));
}

async function compress(json: string): Promise<{ hash: string; bytes: Buffer }> {
  const quality = json.length > SMALL_BYTES ? 6 : constants.BROTLI_MAX_QUALITY;
  const bytes = await compressBrotli(json, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
    },
  });
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 12);
  return { hash, bytes };
}
