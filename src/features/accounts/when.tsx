import { localTime } from '#platform/local-day.rules.ts';

export function When({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{localTime(at)}</time>;
}
