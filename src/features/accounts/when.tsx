import { localTime } from '#platform/local-day.rules.ts';

/** A moment by the clocks of the country, wherever the page is made or read. */
export function When({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{localTime(at)}</time>;
}
