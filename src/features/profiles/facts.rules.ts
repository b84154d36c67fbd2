import type { Language, Location } from '#platform/pack.ts';
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
  hours: 'Opening hours',
  price: 'Price from',
  languages: 'Languages',
  areas: 'Areas served',
  emergency: 'Emergency calls',
  since: 'Since',
};

export const PRICE_MAX = 100_000;
export const SINCE_MIN = 1850;

export const FACT_MESSAGES = {
  price: `Please enter a price as a whole number, 1 to ${PRICE_MAX.toLocaleString('en-US')}.`,
  languages: 'Please choose languages of the list, each once.',
  areas: 'Please choose places of the list, each once.',
  emergency: 'Emergency calls are either taken or not mentioned.',
  since: `Please enter a year from ${SINCE_MIN} to this year.`,
} as const;
