export const FEATURED_KINDS = { specialist: 'Specialists', business: 'Businesses' } as const;

export const FEATURED_MESSAGES = {
  badDay: 'Please enter a day such as 2026-03-31.',
  endsFirst: 'The last day is before the first.',
  unknown: 'This profile does not exist any more.',
  already: 'This profile is chosen already.',
  notChosen: 'This profile is not chosen any more.',
  added: 'The profile is chosen. It comes last: move it up if you like.',
  removed: 'The profile is no longer chosen.',
  moved: 'The order is changed.',
  timed: 'The days are changed.',
} as const;
