import { foldText } from '#features/directory/search-text.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { listed, namesIn, type FindWords, type Trade, type WishWords } from './find-words.ts';
import { stem } from './stem.ts';

/** A name tells the trade, a need leads to it, a thing only hints at it. */
export const WEIGHTS = { name: 1.25, need: 1, thing: 0.75 } as const;

export interface Phrase {
  trade: string;
  /** What was written in the pack. */
  text: string;
  stems: readonly string[];
  /** Of a need that comes to soft words, as "make a will" to "make", all that has to be said as well. */
  small: readonly string[];
  weight: number;
}

/** Everything that is known, made ready once to be looked up. */
export interface FindIndex {
  words: FindWords;
  phrases: readonly Phrase[];
  /** By stem, the numbers of the phrases that have it. */
  phrasesWith: ReadonlyMap<string, readonly number[]>;
  /** A stem says the more, the fewer trades have it. */
  weightOf: ReadonlyMap<string, number>;
  /** By stem, the trades that have it in any phrase. */
  tradesWith: ReadonlyMap<string, ReadonlySet<string>>;
  /** By word, the stems of what it means in English. */
  meanings: ReadonlyMap<string, readonly string[]>;
  fillers: ReadonlySet<string>;
  soft: ReadonlySet<string>;
  softStems: ReadonlySet<string>;
  joining: ReadonlySet<string>;
  beside: ReadonlySet<string>;
  doing: ReadonlySet<string>;
  /** Every word that is right as it stands, by its length: what a misspelt one may have meant. */
  vocabulary: ReadonlyMap<number, readonly Spelling[]>;
  known: ReadonlySet<string>;
}

interface Spelling {
  word: string;
  letters: number;
}

export function buildIndex(words: FindWords): FindIndex {
  const fillers = new Set(foldText(words.wishes.fillers).split(' '));
  const soft = new Set(foldText(words.wishes.soft).split(' '));
  const tradesNamed = namesOfTrades(words);
  const readings = Object.entries(words.trades).map(([id, trade]) =>
    readTrade(id, trade, { wishes: words.wishes, fillers, soft }),
  );
  const phrases = [
    ...readings.flatMap((reading) => reading.phrases),
    ...words.synonyms.flatMap(([term, ...means]) =>
      [...tradesNamed(means)].map((trade) =>
        phraseOf(trade, term, WEIGHTS.need, { fillers, soft }),
      ),
    ),
  ];
  const phrasesWith = new Map<string, number[]>();
  phrases.forEach(({ stems }, at) => {
    for (const each of stems) push(phrasesWith, each, at);
  });
  const tradesWith = new Map(
    [...phrasesWith].map(([each, at]) => [
      each,
      new Set(at.map((number) => phrases[number]!.trade)),
    ]),
  );
  const weightOf = new Map(
    [...tradesWith].map(([each, { size }]) => [each, 1 / (1 + Math.log(size))]),
  );
  const known = new Set([...readings.flatMap((reading) => reading.words), ...otherWords(words)]);
  const vocabulary = new Map<number, Spelling[]>();
  for (const word of known) push(vocabulary, word.length, { word, letters: lettersOf(word) });
  const meanings = meaningsOf(words, tradesNamed);
  return {
    words,
    phrases,
    phrasesWith,
    tradesWith,
    weightOf,
    meanings,
    fillers,
    soft,
    softStems: new Set([...soft].map(stem)),
    joining: new Set(foldText(words.wishes.joining).split(' ')),
    beside: new Set(foldText(words.wishes.beside).split(' ')),
    doing: new Set(foldText(words.wishes.doing).split(' ')),
    vocabulary,
    known,
  };
}

const FOLDED = /^[a-z0-9 ]*$/;
/** "1,500" is one number, "100 200" are two. */
const THOUSANDS = /(\d)[,.](?=\d{3}(?!\d))/g;
/** "$60", and with the sign of the country, are sixty dollars: a word for money is all that counts. */
const MONEY = `(?:\\b${COUNTRY.currency.sign.replace('$', '\\$')}|\\$)`;
const SIGN = new RegExp(`${MONEY} ?(\\d[\\d,.]*)`, 'gi');
/** What stands between spaces, but "$ 60" is read as one. */
const PIECE = new RegExp(`(?:\\S*${MONEY} (?=\\d))*\\S+`, 'gi');
/** Of "12.50 dollars" nobody means 50. */
const CENTS = /(\d)[,.]\d{2}(?![,.]?\d)/g;

/** Most of the pack is folded as it stands. */
export function foldedWords(text: string): string[] {
  const folded = FOLDED.test(text)
    ? text
    : foldText(text.replace(SIGN, '$1 dollars ').replace(THOUSANDS, '$1').replace(CENTS, '$1'));
  return folded.split(' ').filter(Boolean);
}

/** The pieces of a text that can be read one by one and come to the same words. */
export const piecesIn = (text: string): string[] => text.match(PIECE) ?? [];

/** The trades that have one of these names. */
function namesOfTrades({ trades }: FindWords): (names: readonly string[]) => Set<string> {
  const byName = new Map<string, string[]>();
  for (const [trade, { en }] of Object.entries(trades))
    for (const name of listed(en)) push(byName, foldedWords(name).join(' '), trade);
  return (names) => new Set(names.flatMap((name) => byName.get(name) ?? []));
}

interface SmallWords {
  wishes: WishWords;
  fillers: ReadonlySet<string>;
  soft: ReadonlySet<string>;
}

interface Reading {
  wishes: WishWords;
  phrases: readonly Phrase[];
  words: readonly string[];
}

/** Staff change one trade at a time: what the others say is known. */
const read = new WeakMap<Trade, Reading>();

function readTrade(id: string, trade: Trade, small: SmallWords): Reading {
  const last = read.get(trade);
  if (last?.wishes === small.wishes) return last;
  const said = textsOf(trade).map(([kind, text]) => phraseOf(id, text, WEIGHTS[kind], small));
  // A name without its soft words leads to the trade as well.
  const names = namesIn(trade).map((text) => {
    const words = foldedWords(text).filter((word) => !small.soft.has(word));
    return { ...phraseOf(id, words.join(' '), WEIGHTS.need, small), text };
  });
  const seen = new Set<string>();
  const phrases = [...said, ...names].filter(({ stems }) => {
    const key = stems.toSorted().join(' ');
    return stems.length > 0 && !seen.has(key) && seen.add(key);
  });
  const words = textsOf(trade).flatMap(([, text]) => foldedWords(text));
  const reading = { wishes: small.wishes, phrases, words };
  read.set(trade, reading);
  return reading;
}

function phraseOf(
  trade: string,
  text: string,
  weight: number,
  { fillers, soft }: Pick<SmallWords, 'fillers' | 'soft'>,
): Phrase {
  const words = foldedWords(text);
  const said = words.filter((word) => !fillers.has(word));
  const stems = [...new Set((said.length > 0 ? said : words).map(stem))];
  const small = said.every((word) => soft.has(word)) ? words.filter((word) => !soft.has(word)) : [];
  return { trade, text, stems, small, weight };
}

function textsOf(trade: Trade): (readonly [keyof typeof WEIGHTS, string])[] {
  return [
    ...namesIn(trade).map((text) => ['name', text] as const),
    ...listed(trade.needs).map((text) => ['need', text] as const),
    ...listed(trade.things).map((text) => ['thing', text] as const),
  ];
}

/** Of dictionaries, and of synonyms that give one word for another and no trade. */
function meaningsOf(
  { dictionaries, synonyms }: FindWords,
  tradesNamed: ReturnType<typeof namesOfTrades>,
): Map<string, string[]> {
  const meanings = new Map<string, string[]>();
  const ofForms = new Map<string, string[]>();
  const add = (said: string, meant: string) => {
    const [word = ''] = foldedWords(said);
    for (const each of foldedWords(meant)) {
      push(meanings, word, stem(each));
      // Other forms of a verb mean the same; of short words they are other words.
      if (word.length > 4 && stem(word) !== word) push(ofForms, stem(word), stem(each));
    }
  };
  for (const dictionary of dictionaries)
    for (const [english, others] of Object.entries(dictionary))
      for (const other of listed(others)) add(other, english);
  for (const [term, ...means] of synonyms)
    if (tradesNamed(means).size === 0)
      for (const each of means) if (!/ /.test(term + each)) add(term, each);
  // What is said itself is no form of another word: "tech" no roof ("techo").
  return new Map([...ofForms, ...meanings]);
}

function otherWords({ dictionaries, places, wishes, synonyms }: FindWords): string[] {
  const texts = [
    ...dictionaries.flatMap((each) => [...Object.keys(each), ...Object.values(each)]),
    ...Object.values(places.names),
    ...Object.values(places.areas).map(({ names }) => names),
    ...[wishes.languages, wishes.when].flatMap((each) => Object.values(each)),
    wishes.emergency,
    wishes.price,
    wishes.fillers,
    wishes.soft,
    places.around,
    ...synonyms.map(([term]) => term),
  ];
  return texts.flatMap((text) => foldedWords(text.replaceAll(',', ' ')));
}

/** A bit for each letter that a word has: words that differ in many of them need not be compared. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}
