import { groupedDigits } from '#platform/grouped-digits.rules.ts';
import { prices } from '#messages';
import { COUNTRY } from '#platform/pack.ts';
import type { Price } from './facts.rules.ts';

/** "$1,200 per night". */
export const priceWords = ({ from, per }: Price): string =>
  `${COUNTRY.currency.sign}${groupedDigits(from)} ${prices.per(prices.unit[per])}`;
