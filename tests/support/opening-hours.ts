import type { Hours, Span } from '#features/profiles/hours.rules.ts';

/** A moment by the clocks of Belize. 16 November 2026 is a Monday, the 19th a holiday. */
export const at = (day: string, time: string) => new Date(`${day}T${time}:00-06:00`);

export const office: Span[] = [
  ['08:00', '12:00'],
  ['13:00', '17:00'],
];
export const shop: Hours = { days: { mon: office, thu: office, fri: office } };
export const bar: Hours = {
  days: { wed: [['20:00', '02:00']], thu: [['20:00', '02:00']], sun: [['22:00', '01:00']] },
};

const early: Hours = { ...shop, changed: { day: '2026-11-16', spans: [['08:00', '10:00']] } };
const late: Hours = {
  ...shop,
  closedUntil: '2026-12-01',
  changed: { day: '2026-11-19', spans: [['22:00', '01:00']] },
};

/** For the rules as for the database, which has to answer the same. */
export const OPENING_HOURS: [
  what: string,
  hours: Hours,
  day: string,
  time: string,
  isOpen: boolean,
][] = [
  ['before the first time of a day', shop, '2026-11-16', '07:59', false],
  ['from the first minute on', shop, '2026-11-16', '08:00', true],
  ['until the last minute', shop, '2026-11-16', '11:59', true],
  ['between two times', shop, '2026-11-16', '12:00', false],
  ['in the second time', shop, '2026-11-16', '16:59', true],
  ['on a day that is not told', shop, '2026-11-17', '10:00', false],
  ['past midnight', bar, '2026-11-26', '01:59', true],
  ['after the end past midnight', bar, '2026-11-26', '02:00', false],
  ['from Sunday to Monday', bar, '2026-11-16', '00:59', true],
  ['after that', bar, '2026-11-16', '01:00', false],
  ['on a day that closes earlier', early, '2026-11-16', '11:00', false],
  ['before that end', early, '2026-11-16', '09:59', true],
  ['a week after it', early, '2026-11-23', '11:00', true],
  [
    'on a day that is closed for once',
    { ...shop, changed: { day: '2026-11-16', spans: [] } },
    '2026-11-16',
    '10:00',
    false,
  ],
  ['on a holiday with hours of its own', late, '2026-11-19', '23:00', true],
  ['past midnight of it', late, '2026-11-20', '00:59', true],
  ['after that end', late, '2026-11-20', '01:00', false],
  ['on a holiday', shop, '2026-11-19', '10:00', false],
  [
    'on a holiday that is a day like any other',
    { ...shop, holidays: 'open' },
    '2026-11-19',
    '10:00',
    true,
  ],
  ['after the evening before a holiday', bar, '2026-11-19', '01:00', true],
  ['on the evening of a holiday', bar, '2026-11-19', '21:00', false],
  ['after the evening of a holiday', bar, '2026-11-20', '01:00', false],
  [
    'before the day of opening again',
    { ...shop, closedUntil: '2026-11-20' },
    '2026-11-16',
    '10:00',
    false,
  ],
  [
    'on the day of opening again',
    { ...shop, closedUntil: '2026-11-20' },
    '2026-11-20',
    '10:00',
    true,
  ],
  [
    'after an evening before opening again',
    { ...bar, closedUntil: '2026-11-26' },
    '2026-11-26',
    '01:00',
    false,
  ],
  ['until midnight', { days: { thu: [['18:00', '00:00']] } }, '2026-11-12', '23:59', true],
  ['from midnight on', { days: { thu: [['18:00', '00:00']] } }, '2026-11-13', '00:00', false],
  [
    'from midnight to midnight',
    { days: { sun: [['00:00', '00:00']] } },
    '2026-11-15',
    '12:00',
    true,
  ],
  ['after that week', { days: { sun: [['00:00', '00:00']] } }, '2026-11-16', '00:00', false],
  ['by appointment', { days: {}, byAppointment: true }, '2026-11-16', '10:00', false],
  ['around the clock', { days: { mon: [['00:00', '24:00']] } }, '2026-11-16', '23:59', true],
  [
    'around the clock, on the next day',
    { days: { mon: [['00:00', '24:00']] } },
    '2026-11-17',
    '00:00',
    false,
  ],
];
