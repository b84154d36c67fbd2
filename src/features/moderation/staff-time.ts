const belize = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Belize',
});

/** A moment for the staff's lists, by Belize's clock. Written on the server, so that all read the same. */
export const staffTime = (moment: Date): string => belize.format(moment);
