import { expect, it } from 'vitest';
import { approvalClock } from './get-dashboard.server.ts';

const submittedAt = new Date('2026-03-03T20:05:00Z');
const after = (hours: number) => new Date(submittedAt.getTime() + hours * 60 * 60 * 1000);
const pending = { reviewStatus: 'pending', waiting: false, submittedAt } as const;

it('tells since when a profile waits, in Belize time', () => {
  expect(approvalClock(pending, after(0.5))).toBe(
    'Waiting for review since Tuesday 3 March at 14:05 (Belize time), less than an hour so far. We usually review within 24 hours.',
  );
  expect(approvalClock(pending, after(1))).toContain(', 1 hour so far.');
  expect(approvalClock(pending, after(23.9))).toContain(', 23 hours so far.');
  expect(approvalClock(pending, after(24))).toContain('longer than usual');
});

it('is silent when nobody waits', () => {
  for (const reviewStatus of ['approved', 'rejected', 'suspended'] as const)
    expect(approvalClock({ ...pending, reviewStatus }, after(1))).toBeNull();
  expect(
    approvalClock({ ...pending, reviewStatus: 'approved', waiting: true }, after(2)),
  ).toContain('2 hours so far');
});
