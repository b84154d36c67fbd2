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

/** A hundred times what visitors choose at most, in whatever money. */
export const PRICE_MAX = 100 * Math.max(...COUNTRY.currency.steps);
export const SINCE_MIN = 1850;
