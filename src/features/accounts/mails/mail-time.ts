import { COUNTRY } from '#platform/pack.ts';

const belize = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: COUNTRY.timeZone,
});

/** A moment as people in Belize read it off the wall. */
export function mailTime(moment: Date): string {
  return `${belize.format(moment)} (${COUNTRY.name} time)`;
}
