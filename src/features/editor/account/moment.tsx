import { useSyncExternalStore } from 'react';
import { Day } from '#features/search/profile/day.tsx';

const never = () => () => {};
const local = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** The server knows the day; the visitor's own clock and language come with the browser. */
export function Moment({ at }: { at: string }) {
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isHere) return <Day date={at.slice(0, 10)} />;
  return <time dateTime={at}>{local.format(new Date(at))}</time>;
}
