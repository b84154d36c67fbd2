import { foldText } from '#features/directory/search-text.rules.ts';
import { listed, type FindWords, type Trade } from './find-words.ts';
import { stem } from './stem.ts';

/** A name tells the trade, a need leads to it, a thing only hints at it. */
export const WEIGHTS = { name: 1.25, need: 1, thing: 0.75 } as const;

export interface Phrase {
  trade: string;
  /** What was written in the pack. */
  text: string;
  stems: readonly string[];
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
  const phrases = [...phrasesOf(words, fillers, soft)];
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
  const known = new Set(vocabularyOf(words));
  const vocabulary = new Map<number, Spelling[]>();
  for (const word of known) push(vocabulary, word.length, { word, letters: lettersOf(word) });
  const meanings = meaningsOf(words);
  return {
    words,
    phrases,
    phrasesWith,
    tradesWith,
    weightOf,
    meanings,
    fillers,
    soft,
    vocabulary,
    known,
  };
}

const FOLDED = /^[a-z0-9 ]*$/;

/** Most of the pack is folded as it stands. */
export function foldedWords(text: string): string[] {
  return (FOLDED.test(text) ? text : foldText(text)).split(' ').filter(Boolean);
}

/** The trades that have one of these names. */
function namesOfTrades({ trades }: FindWords): (names: readonly string[]) => Set<string> {
  const byName = new Map<string, string[]>();
  for (const [trade, { en }] of Object.entries(trades))
    for (const name of listed(en)) push(byName, foldedWords(name).join(' '), trade);
  return (names) => new Set(names.flatMap((name) => byName.get(name) ?? []));
}

function* phrasesOf(
  words: FindWords,
  fillers: ReadonlySet<string>,
  soft: ReadonlySet<string>,
): Generator<Phrase> {
  const tradesNamed = namesOfTrades(words);
  const stemsOf = (text: string) => {
    const all = foldedWords(text);
    const said = all.filter((word) => !fillers.has(word));
    return [...new Set((said.length > 0 ? said : all).map(stem))];
  };
  for (const [trade, record] of Object.entries(words.trades)) {
    const seen = new Set<string>();
    for (const [kind, text] of textsOf(record)) {
      const stems = stemsOf(text);
      const key = stems.toSorted().join(' ');
      if (seen.has(key)) continue;
      seen.add(key);
      yield { trade, text, stems, weight: WEIGHTS[kind] };
    }
    for (const text of [record.en, record.es, record.kriol].flatMap(listed)) {
      const stems = stemsOf(
        foldedWords(text)
          .filter((word) => !soft.has(word))
          .join(' '),
      );
      if (stems.length === 0 || seen.has(stems.toSorted().join(' '))) continue;
      seen.add(stems.toSorted().join(' '));
      yield { trade, text, stems, weight: WEIGHTS.need };
    }
  }
  for (const [term, ...means] of words.synonyms) {
    for (const trade of tradesNamed(means))
      yield { trade, text: term, stems: stemsOf(term), weight: WEIGHTS.need };
  }
}

function textsOf({
  en,
  es,
  kriol,
  needs,
  things,
}: Trade): (readonly [keyof typeof WEIGHTS, string])[] {
  return [
    ...[en, es, kriol].flatMap(listed).map((text) => ['name', text] as const),
    ...listed(needs).map((text) => ['need', text] as const),
    ...listed(things).map((text) => ['thing', text] as const),
  ];
}

/** Of dictionaries, and of synonyms that give one word for another and no trade. */
function meaningsOf(words: FindWords): Map<string, string[]> {
  const { dictionaries, synonyms } = words;
  const tradesNamed = namesOfTrades(words);
  const meanings = new Map<string, string[]>();
  const add = (said: string, meant: string) => {
    const [word = ''] = foldedWords(said);
    for (const each of foldedWords(meant)) {
      push(meanings, word, stem(each));
      // Other forms of a verb mean the same; of short words they are other words.
      if (word.length > 4 && stem(word) !== word) push(meanings, stem(word), stem(each));
    }
  };
  for (const dictionary of dictionaries)
    for (const [english, others] of Object.entries(dictionary))
      for (const other of listed(others)) add(other, english);
  for (const [term, ...means] of synonyms)
    if (tradesNamed(means).size === 0)
      for (const each of means) if (!/ /.test(term + each)) add(term, each);
  return meanings;
}

function vocabularyOf({ trades, dictionaries, places, wishes, synonyms }: FindWords): string[] {
  const texts = [
    ...Object.values(trades).flatMap((trade) => textsOf(trade).map(([, text]) => text)),
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
