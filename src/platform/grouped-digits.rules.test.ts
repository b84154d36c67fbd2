import { expect, it } from 'vitest';
import { groupedDigits } from './grouped-digits.rules.ts';

it.each([0, 7, 999, 1_000, 12_500, 100_000, 1_234_567, -1_000, Number.NaN])(
  'groups the digits of %d as the browser does',
  (count) => expect(groupedDigits(count)).toBe(count.toLocaleString('en')),
);
