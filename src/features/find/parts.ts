import { find } from '#messages';
import { factFilterWords, type FactFilter } from '#features/directory/fact-filters.ts';
import { WEEKDAYS } from '#features/profiles/open-now.rules.ts';
import { groupBy } from '#platform/group-by.ts';
import { weekdayName } from '#platform/date-words.rules.ts';
import { foldedWords, piecesIn } from './build-index.ts';
import { wherePhrase, type Said } from './said.ts';

/** Some words of the sentence, and what they were understood as. */
interface SaidPart {
  label: string;
  tokens: ReadonlySet<number>;
}

/** A part of what was understood, and the search without it. */
export interface Part {
  label: string;
  without: { q: string; place: string };
}

/**
 * Sentences without one of their parts each. The small words that led to it go along, "in" with the place, and so do
 * those that would be left over at the end.
 */
export function takeAway(
  sentence: string,
  parts: readonly SaidPart[],
  isSmall: (token: number) => boolean,
): { label: string; q: string }[] {
  const pieces = piecesOf(sentence);
  const inParts = new Set(parts.flatMap(({ tokens }) => [...tokens]));
  const isLoose = (token: number) => !inParts.has(token) && isSmall(token);
  const last = pieces.at(-1)?.end ?? 0;
  return parts.map(({ label, tokens }) => {
    const gone = new Set(tokens);
    for (const token of tokens)
      for (let before = token - 1; before >= 0 && isLoose(before); before--) gone.add(before);
    for (let end = last - 1; end >= 0 && (gone.has(end) || isLoose(end)); end--) gone.add(end);
    const stays = ({ start, end }: Piece) =>
      Array.from({ length: end - start }, (_, at) => start + at).every((at) => !gone.has(at));
    const left = pieces.filter(stays).map(({ text }) => text);
    return { label, q: gone.size < last ? left.join(' ').replace(/[,;]$/, '') : '' };
  });
}

interface Piece {
  text: string;
  /** The words that it is read as: "A&B" is three. */
  start: number;
  end: number;
}

function piecesOf(sentence: string): Piece[] {
  let end = 0;
  return piecesIn(sentence).map((text) => {
    const start = end;
    end += foldedWords(text).length;
    return { text, start, end };
  });
}

interface Sentence {
  /** Best first. */
  trades: readonly { name: string; tokens: ReadonlySet<number> }[];
  place: { name: string; said: readonly Said<unknown>[] } | null;
  languages: readonly Said<string>[];
  when: readonly Said<string>[];
  price: readonly Said<'low' | number>[];
  left: readonly (readonly [word: string, token: number])[];
}

/** As the filter for the same calls it. */
function asFilter(name: FactFilter, value: string): string {
  const words = factFilterWords(name, value)!;
  return words.charAt(0).toLowerCase() + words.slice(1);
}

export const speaksWords = (language: string): string => asFilter('language', language);

/** Days are understood by their English names. */
export const openOnDay = (day: string): string => find.openOn(weekdayName(WEEKDAYS.indexOf(day)));

export function timeWords(time: string): string {
  if (time === 'emergency') return asFilter('emergency', 'yes');
  if (time === 'now' || time === 'open now') return asFilter('open', 'now');
  return WEEKDAYS.includes(time) ? openOnDay(time) : (find.times[time] ?? time);
}

export const priceWords = (price: 'low' | number) =>
  price === 'low' ? find.lowPrice : asFilter('priceUpTo', String(price));

/** What was understood, as people read it: "Plumber", "in Newport", "speaks Spanish". */
export function partsSaid({ trades, place, languages, when, price, left }: Sentence): SaidPart[] {
  return [
    // Further trades that the same words may mean are no parts of their own.
    ...trades
      .filter(({ tokens }, at) =>
        trades.slice(0, at).every((better) => ![...tokens].some((each) => better.tokens.has(each))),
      )
      .map(({ name, tokens }) => ({ label: name, tokens })),
    ...(place ? [partOf(wherePhrase(place.name), place.said)] : []),
    ...eachOf(languages, speaksWords),
    ...eachOf(when, timeWords),
    ...eachOf(price, priceWords),
    ...left.map(([word, token]) => ({ label: `“${word}”`, tokens: new Set([token]) })),
  ];
}

const partOf = (label: string, said: readonly Said<unknown>[]): SaidPart => ({
  label,
  tokens: new Set(said.flatMap(({ tokens }) => tokens)),
});

const eachOf = <Meaning>(
  said: readonly Said<Meaning>[],
  labelOf: (meaning: Meaning) => string,
): SaidPart[] =>
  [...groupBy(said, ({ meaning }) => labelOf(meaning))].map(([label, all]) => partOf(label, all));
