import { prices } from '#messages';
import { COUNTRY } from '#platform/pack.ts';
import type { Price } from './facts.rules.ts';

/** "$1,200 per night". */
export const priceWords = ({ from, per }: Price): string =>
  `${COUNTRY.currency.sign}${from.toLocaleString('en-US')} ${prices.per(prices.unit[per])}`;
