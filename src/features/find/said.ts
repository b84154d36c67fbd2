import { groupBy } from '#platform/group-by.ts';
import { find } from '#messages';
import { placesWithin, type Location } from '#features/profiles/locations.rules.ts';
import { findTexts } from '#platform/pack.ts';
import { placeName } from '#platform/names.rules.ts';
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
  return groupBy(all, ({ words }) => words[0]!);
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

/** Less is no price but an age, unless it is said to be money. */
const AMOUNT_MIN = 20;

interface AmountWords {
  upTo: Sayings<true>;
  money: ReadonlySet<string>;
  /** People, hours, miles. */
  counted: ReadonlySet<string>;
}

/** What is said with words for "at most", before or after them. */
export const findAmounts = (words: AmountWords, tokens: readonly Token[]): Said<number>[] =>
  findSaid(words.upTo, tokens).flatMap(
    (said) => amountBefore(words, tokens, said) ?? amountAfter(words, tokens, said) ?? [],
  );

/** "60 dollars max". */
function amountBefore(
  { money }: AmountWords,
  tokens: readonly Token[],
  said: Said<true>,
): Said<number> | null {
  const at = said.tokens[0]! - 2;
  const [digits, coin] = [tokens[at]?.word ?? '', tokens[at + 1]?.word ?? ''];
  if (!/^\d{1,6}$/.test(digits) || !money.has(coin)) return null;
  return { meaning: Number(digits), tokens: [at, at + 1, ...said.tokens] };
}

/** "under 200", "less than $1,000", "menos de 50 dólares". */
function amountAfter(
  { money, counted }: AmountWords,
  tokens: readonly Token[],
  upTo: Said<true>,
): Said<number> | null {
  const start = upTo.tokens.at(-1)! + 1;
  const words = tokens.slice(start).map(({ word }) => word);
  const [said, sign, digits] = /^((?:[a-z]+ )?)(\d{1,6})(?: |$)/.exec(words.join(' ')) ?? [];
  if (!said || !digits || (sign && !money.has(sign.trim()))) return null;
  const length = said.trim().split(' ').length;
  const after = money.has(words[length] ?? '') ? 1 : 0;
  const meaning = Number(digits);
  const isBare = !sign && !after;
  if (isBare && (meaning < AMOUNT_MIN || counted.has(words[length] ?? ''))) return null;
  const own = Array.from({ length: length + after }, (_, at) => start + at);
  return { meaning, tokens: [...upTo.tokens, ...own] };
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

export interface SaidPlace {
  name: string;
  places: readonly Location[];
}

export const placeNamed = (name: Location): SaidPlace => ({ name, places: placesWithin(name) });

/** "in Newport"; areas are said with their own word: "up north". */
export const wherePhrase = (name: string): string =>
  /^[A-Z]/.test(name) ? find.inPlace(placeName(name)) : (findTexts.areas[name] ?? name);
