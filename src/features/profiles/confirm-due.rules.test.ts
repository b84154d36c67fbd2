import { expect, it } from 'vitest';
import { CONFIRM_EVERY_DAYS, isConfirmDue } from './confirm-due.rules.ts';

const now = new Date('2026-11-16T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

it('is due once details are old, not while they are new', () => {
  const due = (days: number) => isConfirmDue({ listed: true, confirmedAt: daysAgo(days) }, now);
  expect([0, 1, CONFIRM_EVERY_DAYS - 1].map(due)).toEqual([false, false, false]);
  expect([CONFIRM_EVERY_DAYS, 400].map(due)).toEqual([true, true]);
});

it('is never due for what visitors do not see: paused, rejected, suspended or waiting', () => {
  expect(isConfirmDue({ listed: false, confirmedAt: daysAgo(400) }, now)).toBe(false);
});
