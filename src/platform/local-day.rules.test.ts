import { describe, expect, it } from 'vitest';
import {
  addDays,
  localDay,
  localTime,
  dayNumber,
  isDay,
  startOfLocalDay,
} from './local-day.rules.ts';

describe('days in Belize', () => {
  it('begin six hours after those of UTC', () => {
    expect(localDay(new Date('2025-11-15T05:59:59Z'))).toBe('2025-11-14');
    expect(localDay(new Date('2025-11-15T06:00:00Z'))).toBe('2025-11-15');
    expect(startOfLocalDay('2025-11-15').toISOString()).toBe('2025-11-15T06:00:00.000Z');
  });

  it('have moments that read alike everywhere', () => {
    expect(localTime(new Date('2026-03-15T05:05:00Z'))).toBe('14 Mar 2026, 23:05');
  });

  it('follow one another', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(dayNumber('2026-01-01') - dayNumber('2025-12-31')).toBe(1);
  });

  it('are told from what is none', () => {
    expect(isDay('2025-11-15')).toBe(true);
    for (const text of ['', '2025-02-30', '2025-13-01', '15/11/2025', '0001-01-01', '2025-11-15T'])
      expect(isDay(text)).toBe(false);
  });
});
