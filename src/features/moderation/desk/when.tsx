const belize = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Belize',
});

/** A moment by the clocks of Belize, wherever the page is made or read. */
export function When({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{belize.format(at)}</time>;
}
