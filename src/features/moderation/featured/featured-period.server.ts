import { addDays, belizeDay, isDay, startOfBelizeDay } from '#platform/belize-day.rules.ts';
import { AppError } from '#platform/errors.ts';
import { FEATURED_MESSAGES } from './featured-desk.rules.ts';

export interface TypedPeriod {
  /** Days as 2026-03-31; empty for "from now on" and "until further notice". */
  from: string;
  until: string;
}

interface FeaturedPeriod {
  startsAt: Date;
  endsAt: Date | null;
}

/** Whole days in Belize, the last one included. */
export function readPeriod({ from, until }: TypedPeriod, now: Date): FeaturedPeriod {
  const fail = (field: string, message: string) => new AppError('bad-input', message, { field });
  if (from && !isDay(from)) throw fail('from', FEATURED_MESSAGES.badDay);
  if (until && !isDay(until)) throw fail('until', FEATURED_MESSAGES.badDay);
  const first = from || belizeDay(now);
  if (until && until < first) throw fail('until', FEATURED_MESSAGES.endsFirst);
  return {
    startsAt: startOfBelizeDay(first),
    endsAt: until ? startOfBelizeDay(addDays(until, 1)) : null,
  };
}

/** As it stands in the form. */
export function typedPeriod({ startsAt, endsAt }: FeaturedPeriod): TypedPeriod {
  return {
    from: belizeDay(startsAt),
    until: endsAt ? addDays(belizeDay(endsAt), -1) : '',
  };
}

export type PeriodState = 'planned' | 'running' | 'over';

export function periodState({ startsAt, endsAt }: FeaturedPeriod, now: Date): PeriodState {
  if (startsAt > now) return 'planned';
  return endsAt && endsAt <= now ? 'over' : 'running';
}
