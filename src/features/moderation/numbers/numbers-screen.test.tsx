import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { sumUp } from './load-numbers.server.ts';
import { byPeriod } from './numbers.rules.ts';
import { NumbersScreen } from './numbers-screen.tsx';

const show = (counts: Parameters<typeof sumUp>[0], messages = 0) =>
  showPage({
    path: '/admin/numbers',
    Component: () => (
      <NumbersScreen
        at={new Date('2026-03-14T21:05:00Z')}
        rows={sumUp(counts, '2026-03-14')}
        approval={{ median: byPeriod(() => null), slowest: byPeriod(() => null) }}
        waits={{ waiting: 0, reports: 0, messages, oldest: null }}
      />
    ),
  });

it('a directory in which nothing has happened shows no zeros, and what to do', async () => {
  const page = await show([]);
  expect(page.textContent).not.toMatch(/\b0\b/);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('link', { name: 'Import a list' })).toBeTruthy();
});

it('what did not happen in 30 days is said in one sentence', async () => {
  const page = await show([{ metric: 'views', day: '2026-03-14', count: 7 }], 1);
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(page.textContent).toContain('1unanswered messages');
  expect(page.textContent).toMatch(/Nothing in the last 30 days: Signups, .*, Reports\./);
});
