import { belizeTime } from '#platform/belize-day.rules.ts';

/** A moment by the clocks of Belize, wherever the page is made or read. */
export function When({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{belizeTime(at)}</time>;
}
