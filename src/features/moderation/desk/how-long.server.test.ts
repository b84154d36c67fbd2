import { expect, it } from 'vitest';
import { howLong } from './how-long.server.ts';

const HOUR = 60 * 60_000;

it.each([
  [-5, 'less than a minute'],
  [59_000, 'less than a minute'],
  [60_000, '1 minute'],
  [HOUR - 1, '59 minutes'],
  [HOUR, '1 hour'],
  [47 * HOUR, '47 hours'],
  [48 * HOUR, '2 days'],
])('%i ms is %s', (ms, text) => {
  expect(howLong(ms)).toBe(text);
});
