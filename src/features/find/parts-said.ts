import type { SaidPart } from './parts.ts';
import type { Said } from './said.ts';
import { wherePhrase } from './said-place.ts';

interface Sentence {
  /** Best first. */
  trades: readonly { name: string; tokens: ReadonlySet<number> }[];
  place: { name: string; said: readonly Said<unknown>[] } | null;
  languages: readonly Said<string>[];
  when: readonly Said<string>[];
  price: readonly Said<string>[];
  left: readonly (readonly [word: string, token: number])[];
}

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
    ...eachOf(languages, (language) => `speaks ${language}`),
    ...eachOf(when, (time) => (/^[A-Z]/.test(time) ? `on ${time}` : time)),
    ...eachOf(price, () => 'low price'),
    ...left.map(([word, token]) => ({ label: `“${word}”`, tokens: new Set([token]) })),
  ];
}

const partOf = (label: string, said: readonly Said<unknown>[]): SaidPart => ({
  label,
  tokens: new Set(said.flatMap(({ tokens }) => tokens)),
});

const eachOf = (said: readonly Said<string>[], labelOf: (meaning: string) => string): SaidPart[] =>
  [...Map.groupBy(said, ({ meaning }) => meaning)].map(([meaning, all]) =>
    partOf(labelOf(meaning), all),
  );
