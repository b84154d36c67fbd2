import { foldedWords } from './build-index.ts';
import { listed } from './find-words.ts';
import type { Token } from './read-tokens.ts';

/** What some words in a row mean. */
interface Saying<Meaning> {
  words: readonly string[];
  meaning: Meaning;
}

/** By first word, the longest first. */
export type Sayings<Meaning> = ReadonlyMap<string, readonly Saying<Meaning>[]>;

export interface Said<Meaning> {
  meaning: Meaning;
  tokens: readonly number[];
}

export function sayingsOf<Meaning>(
  lists: readonly (readonly [list: string, meaning: Meaning])[],
): Sayings<Meaning> {
  const all = lists.flatMap(([list, meaning]) =>
    listed(list).map((text) => ({ words: foldedWords(text), meaning })),
  );
  all.sort((a, b) => b.words.length - a.words.length);
  return Map.groupBy(all, ({ words }) => words[0]!);
}

/** All sayings in the sentence from left to right; what is part of a longer one is not said by itself. */
export function findSaid<Meaning>(
  sayings: Sayings<Meaning>,
  tokens: readonly Token[],
): Said<Meaning>[] {
  const found: Said<Meaning>[] = [];
  for (let at = 0; at < tokens.length;) {
    const saying = sayingAt(sayings, tokens, at);
    const length = saying?.words.length ?? 1;
    if (saying)
      found.push({
        meaning: saying.meaning,
        tokens: saying.words.map((_, further) => at + further),
      });
    at += length;
  }
  return found;
}

function sayingAt<Meaning>(sayings: Sayings<Meaning>, tokens: readonly Token[], at: number) {
  const { word, spelled } = tokens[at]!;
  const beginnings = [...new Set([word, ...spelled])].flatMap((each) => sayings.get(each) ?? []);
  return beginnings
    .toSorted((a, b) => b.words.length - a.words.length)
    .find(({ words }) =>
      words.every((each, further) => {
        const token = tokens[at + further];
        return token && (token.word === each || token.spelled.includes(each));
      }),
    );
}
