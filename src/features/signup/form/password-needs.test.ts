import { expect, it } from 'vitest';
import { passwordNeeds } from './password-needs.ts';

const met = (typed: string) => passwordNeeds(typed).map((need) => need.met);

it.each([
  ['', [false, false, false, false]],
  ['abc', [false, false, true, false]],
  ['ABCDEFGH', [true, true, false, false]],
  ['1234567é', [true, false, true, true]],
  ['Mahogany1', [true, true, true, true]],
  [`A1${'a'.repeat(60)}`, [true, true, true, true]],
])('%s has %j', (typed, needs) => expect(met(typed)).toEqual(needs));
