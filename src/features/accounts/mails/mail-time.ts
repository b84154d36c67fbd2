const belize = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'America/Belize',
});

/** A moment as people in Belize read it off the wall. */
export function mailTime(moment: Date): string {
  return `${belize.format(moment)} (Belize time)`;
}
