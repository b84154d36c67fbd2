import { find } from '#messages';
import { capitalised } from '#features/directory/search-text.rules.ts';
import { weekdayOf } from '#features/profiles/hours.rules.ts';
import { WEEKDAYS } from '#features/profiles/open-now.rules.ts';
import { addDays, localDay } from '#platform/local-day.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { openOnDay, timeWords } from './parts.ts';
import type { Understood } from './understand.ts';

/** What it says of somebody who has it where the facts on the card do not. */
type ToldTime =
  | { is: 'emergency'; says: null }
  | { is: 'now'; says: null }
  /** On one of the days, from a minute on. */
  | { is: 'on'; days: readonly string[]; from: number; says: string };

/** A time that was said, as the facts can tell it. */
export type WishedTime = ToldTime & { label: string };

/** Then everybody wishes for whoever takes emergency calls. */
export const inStorm = (asked: Understood): Understood => ({
  ...asked,
  when: [...new Set([...asked.when, 'emergency'])],
});

const EVENING = 18 * 60;
const [, CHEAP] = COUNTRY.currency.steps;

export const mostPaid = (price: 'low' | number): number => (price === 'low' ? CHEAP : price);

export function wishedTime(time: string, now: Date): WishedTime | null {
  const told = toldTime(time, now);
  return told && { ...told, label: timeWords(time) };
}

function toldTime(time: string, now: Date): ToldTime | null {
  const today = localDay(now);
  const on = (days: readonly string[], says: string, from = 0): ToldTime => ({
    is: 'on',
    days,
    from,
    says,
  });
  switch (time) {
    case 'emergency':
      return { is: 'emergency', says: null };
    case 'now':
    case 'open now':
      return { is: 'now', says: null };
    case 'today':
      return on([today], find.openToday);
    case 'tonight':
    case 'at night':
      return on([today], find.openTonight, EVENING);
    case 'tomorrow':
      return on([addDays(today, 1)], find.openTomorrow);
    case 'weekend':
      return on([next('Saturday', today), next('Sunday', today)], find.openAtWeekend);
    default:
      return WEEKDAYS.includes(time) ? on([next(time, today)], capitalised(openOnDay(time))) : null;
  }
}

/** The next day of that name, which may be today. */
const next = (weekday: string, today: string) =>
  addDays(today, (WEEKDAYS.indexOf(weekday) - weekdayOf(today) + 7) % 7);
