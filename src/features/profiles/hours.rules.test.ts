import { describe, expect, it } from 'vitest';
import { HOLIDAYS } from '#platform/pack.ts';
import { at, bar, office, OPENING_HOURS, shop } from '../../../tests/support/opening-hours.ts';
import { endOfQuarter } from './end-of-quarter.rules.ts';
import { hoursSchema, HOURS_ERRORS } from './facts-schema.rules.ts';
import { openAt } from './hours.rules.ts';

describe('opening hours', () => {
  it.each(OPENING_HOURS)('%s', (_, hours, day, time, isOpen) => {
    expect(openAt(hours, at(day, time))).toBe(isOpen);
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
