import { expect, it } from 'vitest';
import { localDay, daysUpTo } from '#platform/local-day.rules.ts';
import { MEASURES, totalOfMeasure, type DayNumbers } from './insights.rules.ts';

it('counts days as they begin in Belize, six hours after Greenwich', () => {
  expect(localDay(new Date('2026-03-01T05:59:59Z'))).toBe('2026-02-28');
  expect(localDay(new Date('2026-03-01T06:00:00Z'))).toBe('2026-03-01');
  expect(localDay(new Date('2026-07-01T05:59:59Z'))).toBe('2026-06-30');
});

it('knows the days of a period, also across a leap day and a new year', () => {
  expect(daysUpTo('2028-03-01', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(daysUpTo('2026-01-01', 2)).toEqual(['2025-12-31', '2026-01-01']);
  expect(daysUpTo('2026-03-14', 90)).toHaveLength(90);
});

it('adds up the last days of a period', () => {
  const none = Object.fromEntries(MEASURES.map(({ kind }) => [kind, 0]));
  const days = daysUpTo('2026-03-14', 90).map((day) => ({ ...none, day, view: 2 }) as DayNumbers);
  expect([7, 30, 90].map((period) => totalOfMeasure(days, 'view', period))).toEqual([14, 60, 180]);
  expect(totalOfMeasure(days, 'call', 90)).toBe(0);
});
