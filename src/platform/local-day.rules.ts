import { dateWords } from '#platform/date-words.rules.ts';
import { COUNTRY } from '#platform/pack.ts';

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
const BEHIND_UTC_MS = COUNTRY.hoursBehindUtc * HOUR_MS;

/** The day that it is in the country, as 2025-11-29. */
export function localDay(moment: Date): string {
  return new Date(moment.getTime() - BEHIND_UTC_MS).toISOString().slice(0, 10);
}

/** "14 Mar 2026, 15:05" by the clocks of the country, wherever it is written or read. */
export const localTime = dateWords({
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: COUNTRY.timeZone,
});

/** The moment when a day begins in the country. */
export function startOfLocalDay(day: string): Date {
  return new Date(Date.parse(day) + BEHIND_UTC_MS);
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** So many days up to and with a day, the oldest first. */
export const daysUpTo = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(last, index + 1 - count));

/** Days in a row have numbers in a row. */
export const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

export function isDay(text: string): boolean {
  const isDate = /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDate && addDays(text, 0) === text;
}
