import { staff } from '#messages';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time as people say it: "5 minutes", "3 hours", "2 days". */
export function howLong(ms: number): string {
  const seconds = Math.max(ms / 1000, 0);
  if (seconds < MINUTE) return staff.lessThanAMinute;
  if (seconds < HOUR) return staff.minutes(Math.floor(seconds / MINUTE));
  if (seconds < 2 * DAY) return staff.hours(Math.floor(seconds / HOUR));
  return staff.days(Math.floor(seconds / DAY));
}
