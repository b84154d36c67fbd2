import { expect, it } from 'vitest';
import { displayPhone, isMobile, normalisePhone } from './phone.rules.ts';

it.each(['600-0000', '6000000', '+501 600-0000', '501 600 0000', '(501) 600-0000'])(
  'stores %s in one spelling',
  (typed) => expect(normalisePhone(typed)).toBe('+5016000000'),
);

it('leaves a foreign number its own country code', () => {
  expect(normalisePhone('+1 202 555 0100')).toBe('+12025550100');
});

it('keeps a local number that happens to begin with 501', () => {
  expect(normalisePhone('501-1234')).toBe('+5015011234');
});

it('shows what people write and knows mobiles', () => {
  expect(displayPhone('+5016000000')).toBe('600-0000');
  expect(displayPhone('+12025550100')).toBe('+12025550100');
  expect([isMobile('+5016000000'), isMobile('+5012230000')]).toEqual([true, false]);
});
