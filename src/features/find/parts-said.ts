import { WEEKDAYS } from '#features/profiles/open-now.rules.ts';
import { weekdayName } from '#platform/date-words.rules.ts';
import { languageName } from '#platform/names.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
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

/** As the filters for the same call it. */
const WHEN: Readonly<Record<string, string>> = { now: 'open now', emergency: 'emergency calls' };
const priceWords = (price: 'low' | number) =>
  price === 'low' ? 'low price' : `up to ${COUNTRY.currency.sign}${price.toLocaleString('en')}`;

/** What was understood, as people read it: "Plumber", "in San Pedro", "speaks Spanish". */
export function partsSaid({ trades, place, languages, when, price, left }: Sentence): SaidPart[] {
  return [
    // Further trades that the same words may mean are no parts of their own.
    ...trades
      .filter(({ tokens }, at) =>
        trades.slice(0, at).every((better) => ![...tokens].some((each) => better.tokens.has(each))),
      )
      .map(({ name, tokens }) => ({ label: name, tokens })),
    ...(place ? [partOf(wherePhrase(place.name), place.said)] : []),
    ...eachOf(languages, (language) => `speaks ${languageName(language)}`),
    ...eachOf(
      when,
      (time) =>
        WHEN[time] ?? (/^[A-Z]/.test(time) ? `open ${weekdayName(WEEKDAYS.indexOf(time))}` : time),
    ),
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
  [...Map.groupBy(said, ({ meaning }) => labelOf(meaning))].map(([label, all]) =>
    partOf(label, all),
  );
