import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { synonyms, tradeChanges, tradePhrases } from '#platform/db/tables/search.ts';
import { listPackWords, readPackWords } from '#platform/pack.server.ts';
import type { Services } from '#platform/services.server.ts';
import { buildIndex } from './build-index.ts';
import type { FindWords, Trade } from './find-words.ts';
import { withStaffChanges } from './staff-changes.ts';
import { createSuggesting } from './suggest-phrases.ts';
import { createUnderstanding } from './understand.ts';

interface Known {
  /** The version of the directory at which it was looked at last. */
  seen: string;
  version: string;
  ready: Promise<ReadyWords>;
}

const known = new WeakMap<Db, Known>();

/** The pack's words with what staff changed: read again only where that is not as it was. */
export async function loadFindWords({
  db,
  directoryVersion,
}: Pick<Services, 'db' | 'directoryVersion'>): Promise<ReadyWords> {
  const { version: seen } = directoryVersion.source;
  const last = known.get(db);
  if (last?.seen === seen) return last.ready;
  const { rows } = await db.execute<{ version: string }>(
    sql`select version from data_versions where name = 'search-words'`,
  );
  const { version = '' } = rows[0] ?? {};
  const ready = last?.version === version ? last.ready : readWords(db).then(makeReady);
  known.set(db, { seen, version, ready });
  ready.catch(() => known.delete(db));
  return ready;
}

/** Everything that is known of how people say what they need, made ready to be asked. */
export type ReadyWords = ReturnType<typeof makeReady>;

export function makeReady(words: FindWords) {
  const index = buildIndex(words);
  let suggesting: ReturnType<typeof createSuggesting> | undefined;
  return {
    words,
    understand: createUnderstanding(index),
    suggest: (typed: string) => (suggesting ??= createSuggesting(index))(typed),
  };
}

async function readWords(db: Db): Promise<FindWords> {
  const terms = await db.select().from(synonyms).orderBy(synonyms.id);
  const changes = {
    trades: await db.select().from(tradeChanges).orderBy(tradeChanges.createdAt),
    phrases: await db.select().from(tradePhrases).orderBy(tradePhrases.id),
  };
  return withStaffChanges(
    { ...packWords(), synonyms: terms.map(({ term, means }) => [term, ...means] as const) },
    changes,
  );
}

type Dictionary = Readonly<Record<string, string>>;

let pack: FindWords | undefined;

/** What the country's pack knows by itself. */
export const packWords = (): FindWords => (pack ??= readPack());

function readPack(): FindWords {
  const trades = listPackWords('trades').map(readPackWords<Record<string, Trade>>);
  const groups = readPackWords<Record<string, [string, ...string[]][]>>('synonyms.json');
  return {
    trades: Object.assign({}, ...trades) as Record<string, Trade>,
    dictionaries: listPackWords('sentence-words/dictionaries').map(readPackWords<Dictionary>),
    synonyms: Object.values(groups).flat(),
    places: readPackWords('sentence-words/places.json'),
    wishes: readPackWords('sentence-words/wishes.json'),
  };
}
