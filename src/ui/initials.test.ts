import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Ana Ek', 'AE'],
  ['Ana María de la Cruz', 'AC'],
  ['José Cucul-Xuluqueb', 'JC'],
  ['Ana', 'A'],
  ['Bread & Co. –', 'BC'],
])('takes of %s the first letters of the first and the last name: %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
