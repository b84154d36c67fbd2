import { profile as messages } from '#messages';
import { dateWords } from '#platform/date-words.rules.ts';

interface DayProps {
  /** A day as 2025-11-29. */
  date: string;
  monthOnly?: boolean;
}

// Server and browser must write the same day: no local time zone.
const full = dateWords({ dateStyle: 'long', timeZone: 'UTC' });
const month = dateWords({ month: 'long', year: 'numeric', timeZone: 'UTC' });

export function Day({ date, monthOnly }: DayProps) {
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) return messages.notGiven;
  return <time dateTime={date}>{(monthOnly ? month : full)(day)}</time>;
}
