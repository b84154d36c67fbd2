import { names } from '#platform/pack.ts';

/** How dates are written, in the language that is spoken when one is. */
export function dateWords(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (date) => {
    const locale = names.locale;
    const format = formats.get(locale) ?? new Intl.DateTimeFormat(locale, options);
    formats.set(locale, format);
    const parts = format.formatToParts(date);
    return parts.map(({ value }) => names.days[value] ?? value).join('');
  };
}

const weekday = dateWords({ weekday: 'long', timeZone: 'UTC' });
const shortWeekday = dateWords({ weekday: 'short', timeZone: 'UTC' });

/** Monday is 0. */
export const weekdayName = (index: number): string => weekday(dayOfWeek(index));
export const shortWeekdayName = (index: number): string => shortWeekday(dayOfWeek(index));

const dayOfWeek = (index: number) => new Date(Date.UTC(2024, 0, 1 + index));
