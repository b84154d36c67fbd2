import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { ConfirmCard } from './confirm-card.tsx';

it('confirms with one click, and says so when that did not work', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  const onConfirmed = vi.fn<(day: string) => void>();
  vi.stubGlobal('fetch', fetch);
  await showPage({
    Component: () => (
      <ConfirmCard slug="ana-ek-7f3k9q" confirmedOn="2026-03-01" onConfirmed={onConfirmed} />
    ),
  });
  screen.getByRole('region', { name: 'Is everything still right?' });
  for (const [answer, words] of [
    [async () => Response.json({ confirmedAt: '2026-11-16' }), /^Thank you!/],
    [async () => Response.json(null, { status: 401 }), /^You are signed out\./],
    [
      async () => Response.json({ error: 'In English.', code: 'otherAccount' }, { status: 403 }),
      /^You are logged in to another account now\./,
    ],
    [() => Promise.reject(new TypeError('offline')), /^That did not work\./],
  ] as const) {
    fetch.mockImplementationOnce(answer);
    await userEvent.click(screen.getByRole('button', { name: 'My details are still right' }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(words));
  }
  expect(new Set(fetch.mock.calls.map(([path]) => path))).toEqual(
    new Set(['/api/profile/confirm?profile=ana-ek-7f3k9q']),
  );
  expect(onConfirmed.mock.calls).toEqual([['2026-11-16']]);
});
