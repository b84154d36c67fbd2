import { expect, it } from 'vitest';
import { queueClock } from './clock-badge.tsx';

const HOUR = 60 * 60_000;
const since = Date.parse('2025-11-15T00:00:00Z');

it.each([
  [0, 'calm', '24 h left'],
  [12 * HOUR - 1, 'calm', '12 h left'],
  [12 * HOUR, 'amber', '12 h left'],
  [20 * HOUR - 1, 'amber', '4 h left'],
  [20 * HOUR, 'red', '4 h left'],
  [23.5 * HOUR, 'red', '30 min left'],
  [24 * HOUR, 'red', '0 min late'],
  [25 * HOUR, 'red', '1 h late'],
  [24 * HOUR * 4, 'red', '3 days late'],
  // A clock that was set back.
  [-HOUR, 'calm', '24 h left'],
] as const)('after %i ms the clock is %s: %s', (waited, tone, text) => {
  expect(queueClock(since, since + waited)).toEqual({ tone, text });
});
