import { expect, it } from 'vitest';
import { demoProviders } from './demo-providers.server.ts';
import { demoSearches, demoVisits } from './demo-visits.server.ts';

const NOW = new Date('2026-01-01T12:00:00Z');
const providers = demoProviders(NOW);
const all = providers.flatMap((each) => demoVisits(each.record, NOW));
const sum = (kind: string) =>
  all.reduce((total, each) => total + (each.kind === kind ? each.count : 0), 0);

it('gives every demo provider visits, since they joined, up to today', () => {
  for (const provider of providers) {
    const days = demoVisits(provider.record, NOW).map(({ day }) => day);
    const joined = provider.account.createdAt.toISOString().slice(0, 10);
    expect(days.every((day) => day >= '2025-10-04' && day > joined && day <= '2026-01-01')).toBe(
      true,
    );
    expect(days.length).toBeGreaterThanOrEqual(provider.record.joinedDaysAgo > 30 ? 5 : 0);
  }
  expect(all.some(({ day }) => day === '2026-01-01')).toBe(true);
  expect(all.every(({ count }) => Number.isInteger(count) && count > 0)).toBe(true);
});

it('is believable: more are shown than looked at, and few get in touch', () => {
  expect(sum('search') / sum('view')).toBeCloseTo(2.5, 0);
  const taps = sum('call') + sum('whatsapp') + sum('email');
  expect(taps / sum('view')).toBeGreaterThan(0.1);
  expect(taps / sum('view')).toBeLessThan(0.4);
  expect(sum('message')).toBeGreaterThan(0);
  expect(all.length).toBeLessThan(30_000);
});

it('is the same for the same day', () => {
  expect(demoVisits(providers[0]!.record, NOW)).toEqual(demoVisits(providers[0]!.record, NOW));
  expect(demoSearches(NOW)).toHaveLength(90);
  expect(demoSearches(NOW)).toEqual(demoSearches(NOW));
});
