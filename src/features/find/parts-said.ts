import { groupBy } from '#platform/group-by.ts';
import { find } from '#messages';
import { factFilterWords, type FactFilter } from '#features/directory/fact-filters.ts';
import { WEEKDAYS } from '#features/profiles/open-now.rules.ts';
import { weekdayName } from '#platform/date-words.rules.ts';
import type { SaidPart } from './parts.ts';
import { wherePhrase, type Said } from './said.ts';

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
