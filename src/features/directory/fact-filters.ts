import { groupedDigits } from '#platform/grouped-digits.rules.ts';
import { directory } from '#messages';
import { PRICE_MAX } from '#features/profiles/facts.rules.ts';
import { languageName } from '#platform/names.rules.ts';
import { COUNTRY, LANGUAGES } from '#platform/pack.ts';

/** What may be asked of the facts, by its name in the address. */
export const FACT_FILTERS = ['open', 'language', 'priceUpTo', 'emergency'] as const;

export type FactFilter = (typeof FACT_FILTERS)[number];
/** What was asked; what is absent does not matter. */
export type AskedFacts = Readonly<Partial<Record<FactFilter, string>>>;

export const PRICE_STEPS: readonly number[] = COUNTRY.currency.steps;

/** What a value asks for, or nothing where it asks for nothing that can be known. */
export function tidyFact(name: string, value: string): string {
  const typed = value.toLowerCase();
  switch (name) {
    case 'open':
      return typed === 'now' ? 'now' : '';
    case 'emergency':
      return typed === 'yes' ? 'yes' : '';
    case 'priceUpTo':
      return /^\d+$/.test(typed) && Number(typed) >= 1
        ? String(Math.min(Number(typed), PRICE_MAX))
        : '';
    case 'language':
      return Object.keys(LANGUAGES).find((each) => each.toLowerCase() === typed) ?? value;
    default:
      return value;
  }
}

export function factsIn(values: Readonly<Record<string, string>>): AskedFacts {
  const asked = FACT_FILTERS.map((name) => [name, tidyFact(name, values[name] ?? '')]);
  return Object.fromEntries(asked.filter(([, value]) => value));
}

/** "Open now", "Speaks Spanish"; null where the value is no fact. */
export function factFilterWords(name: string, value: string): string | null {
  switch (name) {
    case 'open':
      return directory.openNow;
    case 'emergency':
      return directory.emergencyCalls;
    case 'priceUpTo':
      return directory.upTo(COUNTRY.currency.sign + groupedDigits(Number(value)));
    case 'language':
      return directory.speaks(languageName(value));
    default:
      return null;
  }
}
