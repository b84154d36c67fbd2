import { expect, it } from 'vitest';
import { readAmount } from './amount.rules.ts';

it.each([
  ['80', 80],
  [' 080 ', 80],
  ['1,250', 1250],
  ['1.250', 1250],
  ['1 250', 1250],
  ['1\u{a0}250', 1250],
  ['1,000,000', 1_000_000],
])('takes %j as a whole amount', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

it.each([
  '12.50',
  '12,5',
  '1,250.00',
  '1.250,000',
  '0.500',
  '1250,000',
  '-5',
  'abc',
  '5 $',
  '50-60',
])('takes %j as none, and leaves it as it is', (typed) => {
  expect(readAmount(typed)).toBe(typed);
});
