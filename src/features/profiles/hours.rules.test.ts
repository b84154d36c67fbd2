import { describe, expect, it } from 'vitest';
import { HOLIDAYS } from '#platform/pack.ts';
import { endOfQuarter } from './end-of-quarter.rules.ts';
import { hoursSchema, HOURS_ERRORS } from './hours-schema.rules.ts';
import {
  isHoliday,
  openAt,
  weekMinutes,
  weekRanges,
  type Hours,
  type Span,
} from './hours.rules.ts';

/** A moment by the clocks of Belize. 16 November 2026 is a Monday, the 19th a holiday. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00-06:00`);

const office: Span[] = [
  ['08:00', '12:00'],
  ['13:00', '17:00'],
];
const shop: Hours = { days: { mon: office, thu: office, fri: office } };
const bar: Hours = {
  days: { wed: [['20:00', '02:00']], thu: [['20:00', '02:00']], sun: [['22:00', '01:00']] },
};

const early: Hours = { ...shop, changed: { day: '2026-11-16', spans: [['08:00', '10:00']] } };
const late: Hours = {
  ...shop,
  closedUntil: '2026-12-01',
  changed: { day: '2026-11-19', spans: [['22:00', '01:00']] },
};

/** As the database answers "open now". */
function isFound(hours: Hours, moment: Date): boolean {
  const { today, sinceYesterday } = weekMinutes(moment);
  const has = (asked: number) =>
    weekRanges(hours).some(([from, to]) => from <= asked && asked < to);
  return [today, sinceYesterday].some(({ minute, day, changed }) =>
    has(changed.mark)
      ? has(changed.minute)
      : has(minute) &&
        day >= (hours.closedUntil ?? '') &&
        (!isHoliday(day) || hours.holidays === 'open'),
  );
}

const CASES: [what: string, hours: Hours, day: string, time: string, isOpen: boolean][] = [
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

describe('opening hours', () => {
  it.each(CASES)('%s', (_, hours, day, time, isOpen) => {
    expect(openAt(hours, at(day, time))).toBe(isOpen);
    expect(isFound(hours, at(day, time))).toBe(isOpen);
  });

  it('change at quarters of an hour alone', () => {
    expect(endOfQuarter(at('2026-11-16', '07:59'))).toEqual(at('2026-11-16', '08:00'));
    expect(endOfQuarter(at('2026-11-16', '08:00'))).toEqual(at('2026-11-16', '08:15'));
  });

  it('know their limits', () => {
    const message = (hours: unknown) => hoursSchema.safeParse(hours).error?.issues[0]?.message;
    expect(message(shop)).toBeUndefined();
    expect(message(bar)).toBeUndefined();
    expect(message({ days: { mon: [['8:00', '17:00']] } })).toBe(HOURS_ERRORS.time.error());
    expect(message({ days: { mon: [['08:00', '17:05']] } })).toBe(HOURS_ERRORS.time.error());
    expect(message({ days: { mon: [['08:00', '24:15']] } })).toBe(HOURS_ERRORS.time.error());
    expect(message({ days: { mon: office.toReversed() } })).toBe(HOURS_ERRORS.order.error());
    expect(
      message({
        days: {
          mon: [
            ['20:00', '02:00'],
            ['21:00', '23:00'],
          ],
        },
      }),
    ).toBe(HOURS_ERRORS.order.error());
    const five = ['01', '03', '05', '07', '09'].map((hour) => [`${hour}:00`, `${hour}:30`]);
    expect(message({ days: { mon: five } })).toBe(HOURS_ERRORS.many.error());
    expect(message({ days: {}, closedUntil: '2026-02-30' })).toBe(HOURS_ERRORS.closedUntil.error());
    expect(message({ days: {} })).toBe(HOURS_ERRORS.nothing.error());
    expect(hoursSchema.safeParse({ days: { noday: office } }).success).toBe(false);
  });
});

describe('public holidays', () => {
  /** The Sunday of Easter, after Meeus. */
  function easter(year: number): number {
    const a = year % 19;
    const b = Math.floor(year / 100);
    const c = year % 100;
    const h = (19 * a + b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 15) % 30;
    const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
    const m = Math.floor((a + 11 * h + 19 * l) / 433);
    const month = Math.floor((h + l - 7 * m + 90) / 25);
    return Date.UTC(year, month - 1, (h + l - 7 * m + 33 * month + 19) % 32);
  }
  const DAY = 24 * 60 * 60 * 1000;

  it.each(Object.entries(HOLIDAYS))('of %s are fourteen, with Easter', (year, days) => {
    const listed = days.split(' ');
    expect(listed).toHaveLength(14);
    expect(listed.toSorted()).toEqual(listed);
    const around = [-2, -1, 1].map((away) =>
      new Date(easter(Number(year)) + away * DAY).toISOString().slice(5, 10),
    );
    expect(listed).toEqual(expect.arrayContaining(around));
    const weekday = (day: string) => new Date(`${year}-${day}`).getUTCDay();
    expect(listed.filter((day) => weekday(day) === 0 && day !== '12-25')).toEqual([]);
  });
});
