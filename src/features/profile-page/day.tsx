import { profile as messages } from '#messages';
import { longDate, monthAndYear } from '#platform/date-words.rules.ts';

interface DayProps {
  /** A day as 2025-11-29. */
  date: string;
  monthOnly?: boolean;
}

export function Day({ date, monthOnly }: DayProps) {
  if (Number.isNaN(Date.parse(date))) return messages.notGiven;
  return <time dateTime={date}>{(monthOnly ? monthAndYear : longDate)(date)}</time>;
}
