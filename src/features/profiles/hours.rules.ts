import { HOLIDAYS } from '#platform/pack.ts';
import { addDays, dayNumber, localDay, startOfLocalDay } from '#platform/local-day.rules.ts';

export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof DAYS)[number];

/** From and to, by quarters of an hour, as 08:00 and 17:45; what ends when it began, or before, ends on the next day. */
export type Span = [from: string, to: string];

export interface Hours {
  days: Partial<Record<Weekday, Span[]>>;
  byAppointment?: true;
  /** Public holidays are days like any other; without it, closed. */
  holidays?: 'open';
  /** The first day on which the days hold again. */
  closedUntil?: string;
  /** The hours of one day, in the place of all else; none is closed. */
  changed?: { day: string; spans: Span[] };
}

const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;

type Minutes = [from: number, to: number];

/** Of the day on which it begins; an end on the next day is after minute 1440. */
export function inMinutes([begin, end]: Span): Minutes {
  const [first, last] = [minuteOf(begin), minuteOf(end)];
  return [first, last > first ? last : last + DAY_MINUTES];
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export const isHoliday = (day: string): boolean =>
  HOLIDAYS[day.slice(0, 4)]?.includes(day.slice(5)) ?? false;

/** Monday is 0. */
export const weekdayOf = (day: string): number => (dayNumber(day) + 3) % 7;

/** What begins on a day: an evening belongs to the day on which it began, also after midnight. */
export function spansOn(hours: Hours, day: string): Minutes[] {
  if (hours.changed?.day === day) return hours.changed.spans.map(inMinutes);
  const isClosed =
    (hours.closedUntil && day < hours.closedUntil) || (hours.holidays !== 'open' && isHoliday(day));
  return isClosed ? [] : (hours.days[DAYS[weekdayOf(day)]!] ?? []).map(inMinutes);
}

export function openAt(hours: Hours, moment: Date): boolean {
  const today = localDay(moment);
  const minute = minuteOfDay(moment);
  const contains = (at: number) => (span: Minutes) => span[0] <= at && at < span[1];
  return (
    spansOn(hours, today).some(contains(minute)) ||
    spansOn(hours, addDays(today, -1)).some(contains(minute + DAY_MINUTES))
  );
}

const minuteOfDay = (moment: Date) =>
  Math.floor((moment.getTime() - startOfLocalDay(localDay(moment)).getTime()) / 60_000);

/** Far behind the weeks, each day has minutes of its own, and farther a mark that says whether these hold. */
const DATES = 100_000_000;
const MARKS = 1_000_000_000;

const dateMinute = (day: string, minute: number) => DATES + dayNumber(day) * DAY_MINUTES + minute;
const markOf = (day: string) => MARKS + dayNumber(day);

/**
 * The two minutes by which the column of hours is asked, each with the day that it belongs to, and how a change of it is
 * found. What goes past midnight stands there again, a week later: whether it holds depends on the day before, which may
 * be a holiday.
 */
export function weekMinutes(moment: Date) {
  const today = localDay(moment);
  const yesterday = addDays(today, -1);
  const ofDay = minuteOfDay(moment);
  const minute = weekdayOf(today) * DAY_MINUTES + ofDay;
  return {
    today: { minute, day: today, changed: changedOn(today, ofDay) },
    sinceYesterday: {
      minute: minute + WEEK_MINUTES,
      day: yesterday,
      changed: changedOn(yesterday, ofDay + DAY_MINUTES),
    },
  };
}

/** By which minute that column tells the changed hours of a day, and by which whether they have changed. */
export const changedOn = (day: string, minute: number) => ({
  mark: markOf(day),
  minute: dateMinute(day, minute),
});
