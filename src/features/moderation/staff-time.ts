import { belizeTime } from '#platform/belize-day.rules.ts';

/** A moment for the staff's lists. Written on the server, so that all read the same. */
export const staffTime = belizeTime;
