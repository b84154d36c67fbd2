import { COUNTRY, type Language, type Location } from '#platform/pack.ts';
import type { Hours } from './hours.rules.ts';

/** What decides whether somebody is called at all. Every part may be absent; `facts.rules.ts` checks them. */
export interface Facts {
  hours?: Hours;
  price?: Price;
  languages?: Language[];
  /** Places served besides the own one. */
  areas?: Location[];
  emergency?: true;
  /** A year. */
  since?: number;
}

export interface Price {
  /** In whole units of the country's money. */
  from: number;
  per: PriceUnit;
}

export type PriceUnit = (typeof PRICE_UNITS)[number];
export const PRICE_UNITS = ['hour', 'day', 'visit', 'job', 'night', 'person', 'month'] as const;

/** "BZ$1,200 per night". */
export const priceWords = ({ from, per }: Price): string =>
  `${COUNTRY.currency.sign}${from.toLocaleString('en-US')} per ${per}`;
