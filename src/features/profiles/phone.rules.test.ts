import { expect, it } from 'vitest';
import { displayPhone, isMobile, LENIENT_PHONE, normalisePhone } from './phone.rules.ts';

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

it('takes six digits or more in the lenient variant, however they are parted', () => {
  const signs = Array.from('-+() ');
  for (let digits = 0; digits <= 15; digits++) {
    for (let others = 0; digits + others <= 16; others++) {
      // The signs first, last and in between.
      const sign = (index: number) => signs[index % signs.length]!;
      const apart = Array.from({ length: others }, (_, index) => sign(index)).join('');
      const number = '123456789012345'.slice(0, digits);
      const mixed = Array.from({ length: Math.max(digits, others) }, (_, index) =>
        [index < digits ? number[index] : '', index < others ? sign(index) : ''].join(''),
      ).join('');
      const right = digits >= 6 && digits + others <= 15;
      for (const typed of [apart + number, number + apart, mixed])
        expect(LENIENT_PHONE.pattern.test(typed), typed).toBe(right);
    }
  }
});

it.each([null, '', '+501', '+50112'])(
  'shows %j, which no form takes any more, as none',
  (stored) => {
    expect(displayPhone(stored)).toBeNull();
  },
);

it('shows what people write and knows mobiles', () => {
  expect(displayPhone('+5016000000')).toBe('600-0000');
  expect(displayPhone('+12025550100')).toBe('+12025550100');
  expect([isMobile('+5016000000'), isMobile('+5012230000')]).toEqual([true, false]);
});
