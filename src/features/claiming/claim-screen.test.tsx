import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { replace, useLoaderData } from 'react-router';
import { expect, it } from 'vitest';
import { showPage } from '../../../tests/support/show-page.tsx';
import { ClaimScreen } from './claim-screen.tsx';
import type { ClaimView } from './claim-form.tsx';

const PATH = '/claim/sea-bread-2byxeu';
const provider: ClaimView['provider'] = {
  kind: 'business',
  id: 'sea-bread-2byxeu',
  name: 'Sea Bread',
  shortName: 'Sea Bread',
  headline: 'Bakery',
  location: 'Corozal',
  portrait: null,
  demo: false,
};

it.each(['code', 'email-code'] as const)('asks anew for a %s that was sent anew', async (step) => {
  const waiting = { provider, step, email: 'ana@gmail.com' };
  const codes = [
    { ...waiting, sentAt: null, resendInSeconds: 0 },
    { ...waiting, sentAt: 1_800_000_000_000, resendInSeconds: 600 },
  ];
  await showPage({
    path: PATH,
    loader: () => codes.shift()!,
    action: () => replace(PATH),
    Component: () => <ClaimScreen view={useLoaderData<ClaimView>()} siteName="Kanek" />,
  });
  const field = () => document.querySelector<HTMLInputElement>('[name=code]')!;
  const resend = () => screen.getByRole<HTMLButtonElement>('button', { name: /new code/ });
  fireEvent.input(field(), { target: { value: '123456' } });
  expect(resend().disabled).toBe(false);
  await act(async () => void fireEvent.click(resend()));
  await waitFor(() => expect(resend().disabled).toBe(true));
  expect([field().value, document.activeElement]).toEqual(['', field()]);
});

it('has what staff were to be told again, without a press to open it', async () => {
  const told = { name: 'Ana', email: 'jhon@gmail.com', words: 'Mine since 2009.' };
  const view: ClaimView = { provider, step: 'ways', email: null, stamp: '', lost: false, told };
  const Component = () => <ClaimScreen view={view} siteName="Kanek" />;
  await showPage({ path: PATH, Component });
  const form = document.querySelector<HTMLFormElement>('form:has([name=words])')!;
  expect(Object.fromEntries(new FormData(form))).toMatchObject(told);
  expect(form.closest('details')!.open).toBe(true);
});
