import { describe, expect, it } from 'vitest';
import { inLanguage } from '#platform/language.server.ts';
import { localTime } from '#platform/local-day.rules.ts';
import type { Hours, Span } from './hours.rules.ts';
import { openNow, spanWords } from './open-now.rules.ts';

/** A moment by the clocks of Belize. 16 November 2026 is a Monday, the 19th a holiday. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00-06:00`);

const office: Span[] = [
  ['08:00', '12:00'],
  ['13:00', '17:30'],
];
const shop: Hours = { days: { mon: office, tue: office, thu: office, fri: office } };
const bar: Hours = {
  days: { wed: [['18:00', '24:00']], sat: [['20:00', '02:00']], sun: [['20:00', '02:00']] },
};
const allDay: Span[] = [['00:00', '24:00']];
const always: Hours = {
  days: {
    mon: allDay,
    tue: allDay,
    wed: allDay,
    thu: allDay,
    fri: allDay,
    sat: allDay,
    sun: allDay,
  },
};

const CASES: [says: string, hours: Hours, day: string, time: string, until: string | null][] = [
  ['Opens 8 am', shop, '2026-11-16', '00:00', '16 Nov 2026, 08:00'],
  ['Open until 12 pm', shop, '2026-11-16', '08:00', '16 Nov 2026, 12:00'],
  ['Opens 1 pm', shop, '2026-11-16', '12:00', '16 Nov 2026, 13:00'],
  ['Open until 5:30 pm', shop, '2026-11-16', '17:29', '16 Nov 2026, 17:30'],
  ['Opens tomorrow 8 am', shop, '2026-11-16', '17:30', '17 Nov 2026, 00:00'],
  ['Opens Friday 8 am', shop, '2026-11-17', '18:00', '18 Nov 2026, 00:00'],
  ['Opens Friday 8 am', shop, '2026-11-18', '09:00', '19 Nov 2026, 00:00'],
  ['Opens tomorrow 8 am', shop, '2026-11-19', '09:00', '20 Nov 2026, 00:00'],
  ['Open until midnight', bar, '2026-11-18', '18:00', '19 Nov 2026, 00:00'],
  ['Open until 2 am', bar, '2026-11-15', '23:00', '16 Nov 2026, 02:00'],
  ['Open until 2 am', bar, '2026-11-16', '01:59', '16 Nov 2026, 02:00'],
  ['Opens Wednesday 6 pm', bar, '2026-11-16', '02:00', '17 Nov 2026, 00:00'],
  ['Open 24 hours', { ...always, holidays: 'open' }, '2026-11-16', '09:00', '29 Nov 2026, 00:00'],
  ['Open 24 hours', always, '2026-11-16', '09:00', '18 Nov 2026, 00:00'],
  ['Open until midnight', always, '2026-11-18', '09:00', '19 Nov 2026, 00:00'],
  ['Opens tomorrow 12 am', always, '2026-11-19', '09:00', '20 Nov 2026, 00:00'],
  [
    'Closed until 3 December',
    { ...shop, closedUntil: '2026-12-03' },
    '2026-11-16',
    '09:00',
    '3 Dec 2026, 00:00',
  ],
  [
    'Closed until 4 January 2027',
    { ...shop, closedUntil: '2027-01-04' },
    '2026-11-16',
    '09:00',
    '4 Jan 2027, 00:00',
  ],
  [
    'Opens 8 am',
    { ...shop, closedUntil: '2026-12-03' },
    '2026-12-03',
    '00:00',
    '3 Dec 2026, 08:00',
  ],
  [
    'Open until 10 am (changed today)',
    {
      ...shop,
      closedUntil: '2026-12-03',
      changed: { day: '2026-11-16', spans: [['08:00', '10:00']] },
    },
    '2026-11-16',
    '09:00',
    '16 Nov 2026, 10:00',
  ],
  [
    'Opens tomorrow 8 am (changed today)',
    { ...shop, changed: { day: '2026-11-16', spans: [] } },
    '2026-11-16',
    '09:00',
    '17 Nov 2026, 00:00',
  ],
  [
    'Open until 2 am (changed today)',
    { ...shop, changed: { day: '2026-11-16', spans: [['20:00', '02:00']] } },
    '2026-11-16',
    '21:00',
    '17 Nov 2026, 00:00',
  ],
  ['By appointment', { days: {}, byAppointment: true }, '2026-11-16', '09:00', null],
  [
    'Opens 3 April, 9 am',
    { days: { sat: [['09:00', '12:00']] } },
    '2027-03-27',
    '10:00',
    '28 Mar 2027, 00:00',
  ],
  ['Closed', { days: {}, closedUntil: '2026-11-01' }, '2026-11-16', '09:00', null],
];

describe('what a screen says of the hours', () => {
  it.each(CASES)('%s', (says, hours, day, time, until) => {
    const now = openNow(hours, at(day, time));
    expect(now.says).toBe(says);
    expect(now.isOpen).toBe(says.startsWith('Open '));
    expect(now.until && localTime(now.until)).toBe(until);
  });

  it('stays the same until it changes', () => {
    const changed: Date[] = [];
    for (const hours of [shop, bar, always]) {
      let now = openNow(hours, at('2026-11-14', '00:00'));
      for (let minute = 5; minute < 9 * 24 * 60; minute += 5) {
        const moment = new Date(at('2026-11-14', '00:00').getTime() + minute * 60_000);
        const next = openNow(hours, moment);
        if (moment < now.until! && next.says !== now.says) changed.push(moment);
        now = next;
      }
    }
    expect(changed).toEqual([]);
  });

  it.each([
    ['Abierto hasta las 5:30 pm', shop, '2026-11-16', '14:00'],
    ['Abierto hasta la medianoche', bar, '2026-11-18', '19:00'],
    ['Abre a las 8 am', shop, '2026-11-16', '07:00'],
    ['Abre mañana a las 8 am', shop, '2026-11-16', '20:00'],
  ])('%s', (says, hours, day, time) => {
    expect(inLanguage('es', () => openNow(hours, at(day, time)).says)).toBe(says);
  });

  it('names the times of a day', () => {
    expect(spanWords(['08:00', '17:30'])).toBe('8 am to 5:30 pm');
    expect(spanWords(['18:00', '24:00'])).toBe('6 pm to midnight');
    expect(spanWords(['20:00', '02:00'])).toBe('8 pm to 2 am');
    expect(spanWords(['00:00', '24:00'])).toBe('24 hours');
  });
});
