import { problems } from '#messages';
import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPage } from '../../../tests/support/show-page.tsx';
import { CodeDialog, type CodeRefused } from './code-dialog.tsx';

const onVerify = vi.fn<(code: string) => Promise<CodeRefused | null>>();
const onResend =
  vi.fn<() => Promise<{ message: string | null; retryAfterSeconds?: number | null }>>();

const code = () => screen.getByLabelText<HTMLInputElement>('Verification code');
const resend = () => screen.getByText<HTMLButtonElement>(/^Send a new code/);
const says = () => document.querySelector('[aria-live=assertive]')!.textContent;
const press = (element: Element) => act(async () => void fireEvent.click(element));
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const type = (value: string) => fireEvent.change(code(), { target: { value } });

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onVerify.mockReset().mockResolvedValue(null);
  onResend.mockReset().mockResolvedValue({ message: null });
  const sentAt = Date.now();
  await showPage({
    Component: () => (
      <CodeDialog
        email="ana@gmail.com"
        sentAt={sentAt}
        onVerify={onVerify}
        onResend={onResend}
        onCancel={() => {}}
      />
    ),
  });
});
afterEach(() => void vi.useRealTimers());

it('asks nobody about what cannot be a code, and goes back to it', async () => {
  expect(document.activeElement).toBe(code());
  type('12');
  await press(screen.getByText('Verify'));
  expect(says()).toBe('Invalid verification code.');
  expect(document.activeElement).toBe(code());
  expect(onVerify).not.toHaveBeenCalled();
});

it.each(['123 456', 'On 18 November 2026 your code is 123456. It is good for 10 minutes.'])(
  'finds the code in what is pasted: %s',
  async (text) => {
    const person = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
    await person.paste(text);
    expect(code().value).toBe('123456');
    await person.paste('something else');
    expect(code().value).toBe('123456');
  },
);

it('sends a new one after a minute, and says so', async () => {
  expect([resend().disabled, resend().textContent]).toEqual([
    true,
    expect.stringMatching(/in \d+ s$/),
  ]);
  await pass(60_000);
  expect(resend().disabled).toBe(false);
  type('123456');
  await press(resend());
  expect(says()).toContain('A new code is on its way.');
  expect([code().value, resend().disabled]).toEqual(['', true]);
});

it('leads to a new one when the last has expired', async () => {
  onVerify.mockResolvedValue({ message: problems.codeExpired, isOver: true });
  await pass(60_000);
  type('123456');
  await press(screen.getByText('Verify'));
  expect(says()).toBe('This code has expired. Please ask for a new one.');
  expect(document.activeElement).toBe(resend());
});

it.each([0, 42])('goes back to the code when there is no other, to wait %i s', async (seconds) => {
  await pass(60_000);
  onResend.mockResolvedValue({ message: 'No.', retryAfterSeconds: seconds });
  resend().focus();
  await press(resend());
  expect([says(), document.activeElement]).toEqual(['No.', code()]);
});

it('says how long to wait when it was asked for too often', async () => {
  await pass(60_000);
  onResend.mockResolvedValue({ message: 'Too many attempts.', retryAfterSeconds: 42 });
  await press(resend());
  expect(says()).toBe('Too many attempts.');
  expect([resend().disabled, resend().textContent]).toEqual([
    true,
    expect.stringMatching(/in 4[12] s$/),
  ]);
});
