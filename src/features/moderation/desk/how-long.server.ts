const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time as people say it: "5 minutes", "3 hours", "2 days". */
export function howLong(ms: number): string {
  const seconds = Math.max(ms / 1000, 0);
  if (seconds < MINUTE) return 'less than a minute';
  if (seconds < HOUR) return count(seconds / MINUTE, 'minute');
  if (seconds < 2 * DAY) return count(seconds / HOUR, 'hour');
  return count(seconds / DAY, 'day');
}

function count(value: number, unit: string): string {
  const whole = Math.floor(value);
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}
