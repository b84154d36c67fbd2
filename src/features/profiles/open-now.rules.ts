import { opening } from '#messages';
import { dayAndMonth, longDate, weekdayName } from '#platform/date-words.rules.ts';
import {
  addDays,
  DAY_MS,
  dayNumber,
  localDay,
  startOfLocalDay,
} from '#platform/local-day.rules.ts';
import { inMinutes, openAt, spansOn, weekdayOf, type Hours, type Span } from './hours.rules.ts';

export interface OpenWords {
  isOpen: boolean;
  says: string;
}

export interface OpenNow extends OpenWords {
  /** When that becomes untrue; null is never. */
  until: Date | null;
}

/** Around Easter, whoever opens on Fridays alone does not open for two weeks. */
const DAYS_AHEAD = 15;
const MINUTE_MS = 60_000;

export function openNow(hours: Hours, moment: Date): OpenNow {
  const now = openAt(hours, moment) ? sayOpen(hours, moment) : sayClosed(hours, moment);
  const today = localDay(moment);
  if (hours.changed?.day !== today) return now;
  const until = new Date(Math.min(now.until?.getTime() ?? Infinity, tomorrow(today)));
  return { ...now, says: opening.changedToday(now.says), until };
}

function sayOpen(hours: Hours, moment: Date): OpenNow {
  const day = localDay(moment);
  let closes = moment.getTime();
  for (const [from, to] of openTimes(hours, addDays(day, -1))) {
    if (from > closes + DAY_MS) break;
    if (from <= closes && closes < to) closes = to;
  }
  const lastDay = closes - DAY_MS;
  if (lastDay > moment.getTime())
    return { isOpen: true, says: opening.openAllDay, until: new Date(lastDay) };
  const says = opening.openUntil(clockTime(closes, 'end'));
  return { isOpen: true, says, until: new Date(closes) };
}

function sayClosed(hours: Hours, moment: Date): OpenNow {
  const today = localDay(moment);
  const { closedUntil, byAppointment, changed } = hours;
  if (closedUntil && closedUntil > today && changed?.day !== today)
    return {
      isOpen: false,
      says: opening.closedUntil(dateOf(closedUntil, today)),
      until: startOfLocalDay(closedUntil),
    };
  const isNeverOpen = Object.keys(hours.days).length === 0 && !changed;
  const opens = isNeverOpen ? null : firstAfter(moment, openTimes(hours, today));
  if (opens === null) {
    const until = isNeverOpen ? null : new Date(tomorrow(today));
    return { isOpen: false, says: byAppointment ? opening.byAppointment : opening.closed, until };
  }
  const day = localDay(new Date(opens));
  const says = opening.opens(dayWords(day, today), clockTime(opens));
  return { isOpen: false, says, until: new Date(Math.min(opens, tomorrow(today))) };
}

const tomorrow = (today: string) => startOfLocalDay(addDays(today, 1)).getTime();

/** One after the other: mostly the first day or two are enough, and every card of a page asks. */
function* openTimes(hours: Hours, first: string): Generator<[from: number, to: number]> {
  for (let index = 0; index < DAYS_AHEAD; index++) {
    const day = addDays(first, index);
    const start = startOfLocalDay(day).getTime();
    for (const [from, to] of spansOn(hours, day))
      yield [start + from * MINUTE_MS, start + to * MINUTE_MS];
  }
}

function firstAfter(moment: Date, times: Iterable<[from: number, to: number]>): number | null {
  for (const [from] of times) if (from > moment.getTime()) return from;
  return null;
}

/** As a sentence is read; shown by `weekdayName`. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

/** In front of the time, where it is not today. */
function dayWords(day: string, today: string): string {
  const ahead = dayNumber(day) - dayNumber(today);
  if (ahead === 0) return '';
  if (ahead === 1) return `${opening.tomorrow} `;
  return `${opening.onDay(ahead < 7 ? weekdayName(weekdayOf(day)) : `${dateOf(day, today)},`)} `;
}

/** "3 December", with the year where it is another one. */
const dateOf = (day: string, today: string): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : longDate)(day);

function clockTime(moment: number, as?: 'end'): string {
  const start = startOfLocalDay(localDay(new Date(moment))).getTime();
  const minute = Math.round((moment - start) / MINUTE_MS);
  return minute === 0 && as === 'end' ? opening.midnight : timeOfDay(minute);
}

/** "8 am", "5:30 pm". */
export function timeOfDay(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  const rest = minute % 60;
  const minutes = rest ? `:${String(rest).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** "8 am to 5 pm", "24 hours". */
export function spanWords(span: Span): string {
  const [from, to] = inMinutes(span);
  if (to - from === 24 * 60) return opening.allDay;
  return opening.fromTo(timeOfDay(from), to === 24 * 60 ? opening.midnight : timeOfDay(to));
}
