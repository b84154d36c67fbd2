import { expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

it.each([
  [undefined, null],
  ['bytes=0-', [0, 39]],
  ['bytes=0-1', [0, 1]],
  ['bytes=90-', [90, 99]],
  ['bytes=99-99', [99, 99]],
  ['bytes=4-9999999999999999999999', [4, 99]],
  ['bytes=100-', 'beyond'],
  ['bytes=9999999999999999999999-', 'beyond'],
  // What is no range of one part is answered with the whole.
  ['bytes=5-2', null],
  ['bytes=-5', null],
  ['bytes=0-1,4-5', null],
  ['lines=0-1', null],
])('%j of 100 bytes, 40 at a time', (header, expected) => {
  expect(byteRange(header, 100, 40)).toEqual(expected);
});
