import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packFolder, readPackFile } from '#platform/pack.server.ts';
import type { FindWords, PlaceWords, Trade, WishWords } from './find-words.ts';
import { createUnderstanding } from './understand.ts';

type Dictionary = Readonly<Record<string, string>>;

function readWords(): FindWords {
  const read = <Content>(path: string) => JSON.parse(readPackFile(path)) as Content;
  const files = readdirSync(join(packFolder, 'trades')).sort();
  const groups = read<Record<string, [string, ...string[]][]>>('synonyms.json');
  return {
    trades: Object.assign({}, ...files.map((file) => read(`trades/${file}`))) as Record<
      string,
      Trade
    >,
    dictionaries: ['kriol', 'spanish'].map((name) =>
      read<Dictionary>(`sentence-words/${name}.json`),
    ),
    synonyms: Object.values(groups).flat(),
    places: read<PlaceWords>('sentence-words/places.json'),
    wishes: read<WishWords>('sentence-words/wishes.json'),
  };
}

/** What the country's pack knows of how people say what they need; read when the first one does. */
let loaded: { words: FindWords; understand: ReturnType<typeof createUnderstanding> } | undefined;

export function loadFindWords() {
  if (!loaded) {
    const words = readWords();
    loaded = { words, understand: createUnderstanding(words) };
  }
  return loaded;
}
