// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { keepDraft } from '../flow/signup-draft.ts';
import { SignupForm } from './signup-form.tsx';

afterEach(() => vi.unstubAllGlobals());

it('says what was kept where the page was opened again, and not in the steps after it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ phone_taken: false }));
  const typed = { email: 'rosalia.ek@gmail.com', firstName: 'Rosalía', lastName: 'Ek' };
  keepDraft('specialist', { ...typed, phone: '600-0000', location: 'Belmopan' });
  await showPage(
    { Component: () => <SignupForm form="specialist" allowedDomains={undefined} /> },
    '/?step=2',
  );
  const step = () => document.querySelector('form')!.dataset.step;
  const kept = () => screen.queryByText(/We kept what you typed\./);
  expect([step(), kept() !== null]).toEqual(['2', true]);

  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(step()).toBe('3'));
  expect(kept()).toBeNull();
});
