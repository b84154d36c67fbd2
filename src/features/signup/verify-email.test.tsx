import { runInThisContext } from 'node:vm';
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ALIVE } from '#ui/frame/alive.ts';
import { holdPressesScript } from '#ui/frame/hold-presses.ts';
import { showPage } from '../../../tests/support/show-page.tsx';
import { stubNetwork } from '../../../tests/support/stub-network.ts';
import { VerifyEmail } from './verify-email.tsx';

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('opens the question for an email that somebody types, and says when it is proved', async () => {
  const calls = stubNetwork(({ path }) =>
    Response.json(path.includes('send_code') ? { status: 'success' } : { success: true }),
  );
  await showPage({ Component: () => <VerifyEmail allowedDomains={undefined} /> });
  // One that came with its text would not be read out.
  const region = screen.getByRole('status');
  await press('Send code');
  expect(screen.getByText('Email is required.')).toBeTruthy();
  type(/^Email/, 'ana@gmail.com');
  await press('Send code');
  expect(screen.getByRole('dialog').textContent).toContain('ana@gmail.com');
  await press('Cancel');
  expect(region.textContent).toBe('Verification canceled.');
  await press('Send code');
  type(/^Verification code/, '123456');
  await press('Verify');
  expect(region.textContent).toBe('Your email is verified.You can sign up with ana@gmail.com now.');
  // The one that was on its way was still good.
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/verify/send_code.php',
    '/api/verify/verify_code.php',
  ]);
});

/** As the root of every page does. */
function Page() {
  useEffect(() => void dispatchEvent(new Event(ALIVE)), []);
  return (
    <MemoryRouter>
      <VerifyEmail allowedDomains={undefined} />
    </MemoryRouter>
  );
}

it('a form that needs scripts is sent by them alone, whenever its button was pressed', async () => {
  document.body.innerHTML = `<div id="page">${renderToString(<Page />)}</div>`;
  const page = document.getElementById('page')!;
  const button = page.querySelector('button')!;
  runInThisContext(holdPressesScript());
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  page.addEventListener('submit', sent);
  button.click();
  expect([button.disabled, button.ariaBusy, sent.mock.calls.length]).toEqual([false, 'true', 0]);
  const root = await act(async () => hydrateRoot(page, <Page />));
  onTestFinished(() => act(() => root.unmount()));
  expect(page.textContent).toContain('Email is required.');
  expect(sent).toHaveBeenCalledOnce();
});
