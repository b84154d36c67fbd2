// The days are Belize's already: read as UTC they stay what they are.
const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** 2026-03-14 as "14 March 2026". */
export const dayInWords = (day: string): string => long.format(new Date(day));

/** 2026-03-14 as "14 Mar". */
export const shortDay = (day: string): string => short.format(new Date(day));
