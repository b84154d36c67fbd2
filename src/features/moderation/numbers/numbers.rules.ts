export const COUNTED = {
  signups: { label: 'Signups', note: 'New accounts' },
  waiting: { label: 'Waiting', note: 'Sent in that day, not decided yet' },
  approved: { label: 'Approved', note: 'Profiles and changes' },
  searches: { label: 'Searches', note: 'By people, found or not' },
  appearances: { label: 'Search appearances', note: 'How often profiles were shown in results' },
  misses: { label: 'Searches in vain', note: 'Words last looked for that day' },
  views: { label: 'Profile views', note: 'Without bots' },
  taps: { label: 'Taps', note: 'On call, WhatsApp and email' },
  letters: { label: 'Messages to providers', note: 'Through the site' },
  reviews: { label: 'Reviews', note: 'Written that day' },
  messages: { label: 'Messages to us', note: 'Through the contact form' },
  reports: { label: 'Reports', note: 'On profiles and reviews' },
} as const;
export type Counted = keyof typeof COUNTED;

export const NUMBER_PERIODS = {
  today: 'Today',
  yesterday: 'Yesterday',
  week: '7 days',
  month: '30 days',
} as const;
export type NumberPeriod = keyof typeof NUMBER_PERIODS;
export const PERIODS = Object.keys(NUMBER_PERIODS) as NumberPeriod[];
export const byPeriod = <Value>(make: (period: NumberPeriod) => Value) =>
  Object.fromEntries(PERIODS.map((name) => [name, make(name)])) as Record<NumberPeriod, Value>;

export const DAYS_COUNTED = 30;
