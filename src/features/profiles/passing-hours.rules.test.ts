import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAt, type Hours } from './hours.rules.ts';
import { withoutPastHours } from './passing-hours.rules.ts';
import { tellHours, tellOpen } from './shown-parts.server.ts';

/** By the clocks of Belize: a Monday. */
const NOW = new Date('2026-11-16T01:00:00-06:00');

beforeEach(() => void vi.setSystemTime(NOW));
afterEach(() => void vi.useRealTimers());

const office: Hours['days'] = { mon: [['08:00', '17:00']] };
const changedOn = (day: string, ...spans: [string, string][]) => ({ changed: { day, spans } });

const PAST: [what: string, hours: Hours][] = [
  ['closed until a day that has passed', { days: {}, closedUntil: '2026-11-15' }],
  ['closed until today', { days: {}, closedUntil: '2026-11-16' }],
  ['other hours on a day of last week', { days: {}, ...changedOn('2026-11-09') }],
  ['other hours yesterday', { days: {}, ...changedOn('2026-11-15', ['08:00', '17:00']) }],
  ['open on holidays that day', { days: {}, holidays: 'open', closedUntil: '2026-11-15' }],
];

it.each(PAST)('of who says nothing else, nothing is told any more: %s', (_, hours) => {
  expect([tellOpen({ hours }), tellHours({ hours })]).toEqual([null, null]);
  expect(withoutPastHours({ hours, since: 1998 })).toEqual({ since: 1998 });
});

const HOLDING: [says: string, hours: Hours][] = [
  ['Opens 8 am', { days: office, closedUntil: '2026-11-15', ...changedOn('2026-11-09') }],
  ['Opens 8 am', { days: office, closedUntil: '2026-11-16' }],
  ['By appointment', { days: {}, byAppointment: true, closedUntil: '2026-11-15' }],
  ['By appointment', { days: {}, byAppointment: true, ...changedOn('2026-11-09') }],
  ['Closed until 17 November', { days: {}, closedUntil: '2026-11-17' }],
  ['Opens tomorrow 8 am', { days: {}, ...changedOn('2026-11-17', ['08:00', '17:00']) }],
  ['Closed (changed today)', { days: {}, ...changedOn('2026-11-16') }],
  ['Open until 2 am', { days: {}, ...changedOn('2026-11-15', ['20:00', '02:00']) }],
];

it.each(HOLDING)('what still holds is told: %s', (says, hours) => {
  expect(tellOpen({ hours })?.says).toBe(says);
});

it('leaves out what is past, and changes nothing of what holds', () => {
  const past = { closedUntil: '2026-11-15', ...changedOn('2026-11-09') };
  expect(withoutPastHours({ hours: { days: office, ...past } })).toEqual({
    hours: { days: office },
  });
  const bar: Hours = { days: { sun: [['20:00', '02:00']] } };
  const unchanged = [
    { ...bar, closedUntil: '2026-11-16' },
    { ...bar, ...changedOn('2026-11-15', ['20:00', '23:00']) },
  ].map((hours) => [openAt(hours, NOW), openAt(withoutPastHours({ hours }).hours!, NOW)]);
  expect(unchanged).toEqual([
    [false, false],
    [false, false],
  ]);
});
