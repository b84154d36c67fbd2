import { expect, it } from 'vitest';
import { sumUp } from './load-numbers.server.ts';

it('sums up by the day, with today in every period but yesterday', () => {
  const rows = [
    { metric: 'signups', day: '2026-03-01', count: 1 },
    { metric: 'signups', day: '2026-02-28', count: 10 },
    { metric: 'signups', day: '2026-02-23', count: 100 },
    { metric: 'signups', day: '2026-02-22', count: 1_000 },
    { metric: 'signups', day: '2026-01-31', count: 10_000 },
    { metric: 'signups', day: '2026-01-30', count: 100_000 },
    { metric: 'taps', day: '2026-03-01', count: 7 },
    { metric: 'unknown', day: '2026-03-01', count: 7 },
  ];
  const summed = sumUp(rows, '2026-03-01');
  const signups = summed.find(({ metric }) => metric === 'signups')!;
  expect(signups.sums).toEqual({ today: 1, yesterday: 10, week: 111, month: 11_111 });
  expect(signups.days).toHaveLength(30);
  expect(signups.days.slice(-2)).toEqual([10, 1]);
  expect(summed.find(({ metric }) => metric === 'taps')!.sums.month).toBe(7);
  expect(summed.find(({ metric }) => metric === 'reviews')!.sums.month).toBe(0);
});
