import { describe, expect, it } from 'vitest';
import { periodState, readPeriod, typedPeriod } from './change-featured.server.ts';

const now = new Date('2026-03-10T03:00:00Z'); // the evening of the 9th in Belize

describe('the days of a choice', () => {
  it('begin today and have no end where nothing is said', () => {
    const period = readPeriod({ from: '', until: '' }, now);
    expect(period).toEqual({ startsAt: new Date('2026-03-09T06:00:00Z'), endsAt: null });
    expect(periodState(period, now)).toBe('running');
  });

  it('count the last day in, and come back as they were typed', () => {
    const typed = { from: '2026-03-10', until: '2026-03-10' };
    const period = readPeriod(typed, now);
    expect(period.endsAt).toEqual(new Date('2026-03-11T06:00:00Z'));
    expect(typedPeriod(period)).toEqual(typed);
    expect(periodState(period, now)).toBe('planned');
    expect(periodState(period, new Date('2026-03-11T05:59:00Z'))).toBe('running');
    expect(periodState(period, new Date('2026-03-11T06:00:00Z'))).toBe('over');
  });

  it('are refused when they are none, or end before they begin', () => {
    expect(() => readPeriod({ from: 'soon', until: '' }, now)).toThrow(/Please enter a day/);
    expect(() => readPeriod({ from: '', until: '2026-02-30' }, now)).toThrow(/Please enter a day/);
    expect(() => readPeriod({ from: '2026-03-10', until: '2026-03-09' }, now)).toThrow(/before/);
    expect(() => readPeriod({ from: '', until: '2026-03-08' }, now)).toThrow(/before/);
  });
});
