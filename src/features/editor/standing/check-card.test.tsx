import { act, screen } from '@testing-library/react';
import { useLoaderData } from 'react-router';
import { expect, it, vi } from 'vitest';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { CheckCard } from './check-card.tsx';

it('leaves the keyboard on the page when the number is right, and it is gone', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ confirmedAt: '2026-11-16' }));
  let check: { note: string; hiddenNumber: null } | null = {
    note: 'Is it yours?',
    hiddenNumber: null,
  };
  await showPage({
    path: '/dashboard',
    loader: () => check,
    Component: () => {
      const asked = useLoaderData<typeof check>();
      return (
        <main tabIndex={-1}>
          {asked && <CheckCard slug="ana-ek-7f3k9q" check={asked} editor="/profile1" />}
        </main>
      );
    },
  });
  const right = screen.getByRole('button', { name: 'Yes, everything is right' });
  right.focus();
  check = null;
  await act(async () => right.click());
  await vi.waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
