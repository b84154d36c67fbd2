import type { staffNumbers } from '#messages';

export type Counted = keyof typeof staffNumbers.counted;

export const PERIODS = ['today', 'yesterday', 'week', 'month'] as const;
export type NumberPeriod = (typeof PERIODS)[number];
export const byPeriod = <Value>(make: (period: NumberPeriod) => Value) =>
  Object.fromEntries(PERIODS.map((name) => [name, make(name)])) as Record<NumberPeriod, Value>;

export const DAYS_COUNTED = 30;
