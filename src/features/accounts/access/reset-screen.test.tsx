import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useActionData, useLoaderData } from 'react-router';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { carryEmail } from './carried-email.ts';
import { callReset, startOfReset, type ResetState } from './call-reset.ts';
import { ResetScreen } from './reset-screen.tsx';

const PASSWORD = 'Hummingbird7';
const fetch = vi.fn<typeof globalThis.fetch>();
const success = () => Response.json({ status: 'success' });

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const email = () => field(/^Email/);
const code = () => field(/^Verification code/);
const password = () => field(/^New password/);
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const says = () =>
  [...document.querySelectorAll('[role=alert], [role=status]')]
    .map((place) => place.textContent)
    .filter((text) => text !== '');

/** The page with an email typed in, and time that passes only on purpose. */
async function begin(next: string | null = null) {
  await showPage({
    path: '/resetpassword',
    Component: () => (
      <ResetScreen
        start={useLoaderData<ResetState>()}
        answer={useActionData<ResetState>()}
        next={next}
      />
    ),
    loader: ({ request }) => startOfReset(request),
    action: ({ request }) => callReset(request),
  });
  const person = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
  await person.type(email(), 'maria@gmail.com');
  return person;
}

beforeEach(() => {
  carryEmail('');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', fetch.mockReset());
});
afterEach(() => void vi.useRealTimers());

describe('the reset of a password', () => {
  it('says what it does and what went wrong, word by word, and loses nothing', async () => {
    const person = await begin();
    const sending = Promise.withResolvers<Response>();
    fetch.mockReturnValueOnce(sending.promise);
    await person.click(button('Send code'));
    expect(says()).toEqual(['Sending verification code...']);
    expect(button('Sending...').disabled).toBe(true);
    await act(async () => sending.resolve(new Response('<h1>Bad gateway</h1>', { status: 500 })));
    await waitFor(() => expect(says()).toEqual(['Error sending code.']));
    expect(email().value).toBe('maria@gmail.com');

    const closed = { status: 'error', message: 'The post is closed.' };
    for (const [answer, words] of [
      [Promise.reject(new TypeError('offline')), 'Network error. Please try again later.'],
      [Promise.resolve(Response.json(closed, { status: 503 })), 'The post is closed.'],
      [Promise.resolve(success()), 'Verification code sent! Check your email.'],
    ] as const) {
      fetch.mockReturnValueOnce(answer);
      await person.click(button('Send code'));
      await waitFor(() => expect(says()).toEqual([words]));
    }

    await person.click(button('Reset password'));
    expect(screen.getByText('Password is required.')).toBeTruthy();
    await person.type(code(), '123 456');
    expect(code().value).toBe('123456');
    await person.type(password(), PASSWORD);
    const resetting = Promise.withResolvers<Response>();
    fetch.mockReturnValueOnce(resetting.promise);
    await person.click(button('Reset password'));
    expect(says()).toEqual(['Resetting password...']);
    await act(async () => resetting.resolve(Response.json({}, { status: 500 })));
    await waitFor(() => expect(says()).toEqual(['Error resetting password.']));
    fetch.mockRejectedValueOnce(new TypeError('offline'));
    await person.click(button('Reset password'));
    await waitFor(() => expect(says()).toEqual(['Network error. Please try again later.']));
    expect([code().value, password().value]).toEqual(['123456', PASSWORD]);

    fetch.mockResolvedValueOnce(success());
    await person.click(button('Reset password'));
    await waitFor(() =>
      expect(says()).toEqual(['Password reset successfully! You may now log in.']),
    );
    expect(screen.getByText('Step 3 of 3')).toBeTruthy();
  });

  it('forgets nowhere on the way where somebody was going', async () => {
    const next = '/dashboard/numbers';
    const person = await begin(next);
    const leadsTo = (name: string) => {
      const links = screen.getAllByRole<HTMLAnchorElement>('link', { name });
      return links.map(({ href }) => new URL(href).searchParams.get('next'));
    };
    fetch.mockResolvedValueOnce(success());
    await person.click(button('Send code'));
    await person.type(await screen.findByLabelText(/^Verification code/), '123456');
    expect(leadsTo('Use another email')).toEqual([next]);
    await person.type(password(), PASSWORD);
    fetch.mockResolvedValueOnce(success());
    await person.click(button('Reset password'));
    await screen.findByText('Step 3 of 3');
    expect(leadsTo('Log in')).toEqual([next]);
  });

  it('leads back to the code only where that was refused', async () => {
    const person = await begin();
    fetch.mockResolvedValueOnce(success());
    await person.click(button('Send code'));
    await person.type(await screen.findByLabelText(/^Verification code/), '123456');
    await person.type(password(), PASSWORD);
    const refusal = (named: string) =>
      Promise.resolve(
        Response.json({ status: 'error', message: 'No.', code: named }, { status: 400 }),
      );
    for (const [answer, first] of [
      [Promise.reject(new TypeError('offline')), password],
      [Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })), password],
      [refusal('codeInvalid'), code],
      [refusal('bad-input'), password],
      [refusal('codeExpired'), code],
      [refusal('codeTriedTooOften'), code],
    ] as const) {
      fetch.mockReturnValueOnce(answer);
      await person.click(button('Reset password'));
      await waitFor(() => expect(document.activeElement).toBe(first()));
    }
  });

  it('sends a new code when the time has come', async () => {
    const person = await begin();
    fetch.mockImplementation(async () => success());
    await person.click(button('Send code'));
    await waitFor(() => expect(button(/^Send a new code in/).disabled).toBe(true));
    await person.type(code(), '111111');
    await person.type(password(), PASSWORD);
    await act(async () => vi.advanceTimersByTime(61_000));
    await person.click(button('Send a new code'));
    await waitFor(() => expect(button(/^Send a new code in/).disabled).toBe(true));
    expect(fetch).toHaveBeenCalledTimes(2);
    // The old code is of no use any more; the new password still is.
    expect([code().value, password().value]).toEqual(['', PASSWORD]);
  });

  it('keeps the code of a link out of the address, also when it is refused', async () => {
    const person = await begin();
    const refused = { status: 'error', message: 'Invalid code.' };
    fetch.mockResolvedValueOnce(Response.json(refused, { status: 400 }));
    // As the router does, which knows the link and not that it was cleaned.
    history.replaceState(null, '', '/resetpassword?email=maria@gmail.com&code=123456&key=k');
    await person.click(button('Send code'));
    await waitFor(() => expect(says()).toEqual(['Invalid code.']));
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('goes back to another email, and stays there when that is asked for too early', async () => {
    const person = await begin();
    fetch.mockResolvedValueOnce(success());
    await person.click(button('Send code'));
    await waitFor(() => expect(code()).toBe(document.activeElement));
    expect(email().readOnly).toBe(true);
    await person.click(screen.getByRole('link', { name: 'Use another email' }));
    await waitFor(() => expect(email().readOnly).toBe(false));
    await waitFor(() => expect(document.activeElement).toBe(email()));
    expect([email().value, says()]).toEqual(['maria@gmail.com', []]);
    const early = { status: 'error', message: 'Too many attempts. Please wait.' };
    fetch.mockResolvedValueOnce(Response.json(early, { status: 429 }));
    await person.click(button('Send code'));
    await waitFor(() => expect(says()).toEqual(['Too many attempts. Please wait.']));
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
  });
});
