import { dates } from '#messages';
import { names } from '#platform/pack.ts';

/**
 * How dates are written, in the language that is spoken when one is. The first `Intl` of a page takes longer than all that a
 * profile renders: what public pages write has its words in the messages, below.
 */
export function dateWords(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (date) => {
    const locale = names.locale;
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, options);
    formats.set(locale, format);
    const parts = format.formatToParts(date);
    return parts.map(({ value }) => dates.renamed[value] ?? value).join('');
  };
}

const shortWeekday = dateWords({ weekday: 'short', timeZone: 'UTC' });

/** Monday is 0. */
export const weekdayName = (index: number): string => dates.weekdays[index]!;
export const shortWeekdayName = (index: number): string =>
  shortWeekday(new Date(Date.UTC(2024, 0, 1 + index)));

/** Of a day as 2025-11-29: "29 November". */
export function dayAndMonth(day: string): string {
  const date = new Date(day);
  return dates.dayOfMonth(date.getUTCDate(), dates.months[date.getUTCMonth()]!);
}

/** "29 November 2025". */
export const longDate = (day: string): string =>
  dates.ofYear(dayAndMonth(day), new Date(day).getUTCFullYear());

/** "November 2025". */
export function monthAndYear(day: string): string {
  const date = new Date(day);
  return dates.ofYear(dates.months[date.getUTCMonth()]!, date.getUTCFullYear());
}
