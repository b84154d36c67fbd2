/** From Monday on. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
export const dayOfMonth = (day: number, month: string) => `${day} ${month}`;
export const ofYear = (dayOrMonth: string, year: number) => `${dayOrMonth} ${year}`;
/** Names of weekdays and months in `Intl`, where it does not know the language. */
export const renamed: Readonly<Record<string, string>> = {};
