interface DayProps {
  /** A day as 2025-11-29. */
  date: string;
  monthOnly?: boolean;
}

// Server and browser must write the same day: no local time zone, no local language.
const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export function Day({ date, monthOnly }: DayProps) {
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) return 'N/A';
  return <time dateTime={date}>{(monthOnly ? month : full).format(day)}</time>;
}
