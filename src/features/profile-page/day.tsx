import { dateFormat } from '#platform/formats.rules.ts';

interface DayProps {
  /** A day as 2025-11-29. */
  date: string;
  monthOnly?: boolean;
}

const full = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
const month = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

export function Day({ date, monthOnly }: DayProps) {
  const day = new Date(date);
  if (Number.isNaN(day.getTime())) return 'N/A';
  return <time dateTime={date}>{(monthOnly ? month : full)(day)}</time>;
}
