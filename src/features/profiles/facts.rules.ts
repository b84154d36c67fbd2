import { groupedDigits } from '#platform/grouped-digits.rules.ts';
import { fields, shown } from '#messages';
import { COUNTRY, type Language, type Location } from '#platform/pack.ts';
import type { Hours } from './hours.rules.ts';
import type { OpenWords } from './open-now.rules.ts';

/** What decides whether somebody is called at all. Every part may be absent; `facts-schema.rules.ts` checks them. */
export interface Facts {
  hours?: Hours;
  price?: Price;
  languages?: Language[];
  /** Places served besides the own one. */
  areas?: Location[];
  emergency?: true;
  since?: number;
}

export interface Price {
  /** In whole units of the country's money. */
  from: number;
  per: PriceUnit;
}

type PriceUnit = (typeof PRICE_UNITS)[number];
export const PRICE_UNITS = ['hour', 'day', 'visit', 'job', 'night', 'person', 'month'] as const;

export interface CardFacts {
  open?: OpenWords;
  price?: Price;
  languages?: readonly string[];
  emergency?: true;
}

export type FactName = keyof Facts;
export const FACT_LABELS: Record<FactName, string> = {
  get hours() {
    return fields.openingHours;
  },
  get price() {
    return fields.priceFrom;
  },
  get languages() {
    return fields.languages;
  },
  get areas() {
    return fields.areasServed;
  },
  get emergency() {
    return shown.emergencyCalls;
  },
  get since() {
    return fields.since;
  },
};

/** A hundred times what visitors choose at most, in whatever money. */
export const PRICE_MAX = 100 * Math.max(...COUNTRY.currency.steps);
export const SINCE_MIN = 1850;

/** As zod takes what it says where an entry cannot be. */
export const FACT_ERRORS = {
  price: { error: () => fields.priceWrong(groupedDigits(PRICE_MAX)) },
  languages: { error: () => fields.languagesWrong },
  areas: { error: () => fields.areasWrong },
  emergency: { error: () => fields.emergencyWrong },
  since: { error: () => fields.sinceWrong(SINCE_MIN) },
};
