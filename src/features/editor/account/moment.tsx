import { belizeTime } from '#platform/belize-day.rules.ts';

/** A moment as the whole site tells it. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{belizeTime(new Date(at))}</time>;
}
