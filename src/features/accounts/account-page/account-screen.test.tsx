import { account as messages } from '#messages';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { data, useLoaderData } from 'react-router';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { paths } from '#platform/paths.ts';
import { forgetAllKept, isUnsent, lastSentFrom } from '#ui/kept.ts';
import { textOf } from '#ui/text-of.ts';
import { descriptionOf, showPage } from '../../../../tests/support/show-page.tsx';
import { lost, stubNetwork } from '../../../../tests/support/stub-network.ts';
import type { AccountAnswer } from './account-form.tsx';
import { AccountScreen } from './account-screen.tsx';
import type { AccountView } from './describe-account.server.ts';

const ana: AccountView = {
  id: 7,
  kind: 'specialist',
  email: 'ana@gmail.com',
  pending: null,
  workEmail: null,
  visibility: {
    slug: 'ana-ek-7f3k9q',
    path: '/specialist/ana-ek-7f3k9q',
    pausedAt: null,
    listed: true,
    reviewStatus: 'approved',
  },
  mailingsOff: false,
  devices: [],
};
const WRONG = 'This is not your password.';

let account: AccountView;
let answer: (typed: FormData) => AccountAnswer | Promise<AccountAnswer>;
let sent: string[];

beforeEach(() => {
  account = ana;
  sent = [];
  answer = () => ({ section: 'email', failure: 'Nobody expected this.' });
});

const show = () =>
  showPage({
    path: paths.account,
    loader: () => account,
    action: async ({ request }) => {
      const typed = await request.formData();
      sent.push(textOf(typed, 'intent'));
      expect(textOf(typed, 'whose')).toBe(String(ana.id));
      const said = await answer(typed);
      return data(said, { status: said.errors ? 400 : 200 });
    },
    Component: () => <AccountScreen account={useLoaderData<AccountView>()} />,
  });

const card = (name: string) => within(screen.getByRole('region', { name }));
const field = (section: string, label: RegExp) =>
  card(section).getByLabelText<HTMLInputElement>(label);
const type = (input: HTMLInputElement, value: string) =>
  fireEvent.input(input, { target: { value } });
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('the login email', () => {
  const next = () => field('Login email', /^New email/);
  const password = () => field('Login email', /^Your password/);
  const ask = async (email: string, typed: string) => {
    type(next(), email);
    type(password(), typed);
    await press('Send code');
  };

  it('says beside the field what is wrong, before it is sent and after', async () => {
    await show();
    await ask('not an email', '');
    expect(descriptionOf(next())).toMatch(/^Please enter a valid email address\./);
    expect(descriptionOf(password())).toBe('Password is required.');
    expect(document.activeElement).toBe(next());
    expect(sent).toEqual([]);
    for (const message of ['Email domain not allowed.', 'Email is already in use.']) {
      answer = () => ({ section: 'email', errors: { email: message } });
      await ask('someone@example.org', 'Mahogany1');
      await waitFor(() => expect(descriptionOf(next())).toContain(message));
      expect(document.activeElement).toBe(next());
    }
    answer = () => ({ section: 'email', errors: { password: WRONG } });
    await ask('bea@gmail.com', 'Not-my-password1');
    await waitFor(() => expect(descriptionOf(password())).toBe(WRONG));
    expect(next().value).toBe('bea@gmail.com');
  });

  it('is kept where it could not be sent after it was refused', async () => {
    onTestFinished(forgetAllKept);
    await show();
    const typed = { email: 'bea@gmail.com', confirmation: '' };
    answer = () => ({ section: 'email', typed, errors: { password: WRONG } });
    await ask(typed.email, 'Not-my-password1');
    await waitFor(() => expect(descriptionOf(password())).toBe(WRONG));
    lastSentFrom(paths.account)('unsent');
    await show();
    expect([next().value, password().value, isUnsent()]).toEqual([typed.email, '', true]);
    account = { ...ana, id: 8 };
    await show();
    expect([next().value, isUnsent()]).toEqual(['', false]);
    account = ana;
    await show();
    expect(next().value).toBe(typed.email);
    lastSentFrom(paths.account)('done');
    await show();
    expect([next().value, isUnsent()]).toEqual(['', false]);
  });

  it('loses nothing when nobody answers', async () => {
    await show();
    answer = () => ({ failure: 'Network error. Please try again later.' });
    await ask('bea@gmail.com', 'Mahogany1');
    const alert = await card('Login email').findByRole('alert');
    expect(alert.textContent).toBe('Network error. Please try again later.');
    expect(next().value).toBe('bea@gmail.com');
  });

  it('asks for the code that was sent, and for another one only in a while', async () => {
    await show();
    answer = () => {
      const sentAt = '2026-01-01T00:00:00Z';
      account = { ...ana, pending: { email: 'bea@gmail.com', sentAt, resendInSeconds: 60 } };
      return { section: 'email', done: messages.codeSent };
    };
    await ask('bea@gmail.com', 'Mahogany1');
    const code = await card('Login email').findByLabelText<HTMLInputElement>(/^Verification code/);
    await waitFor(() => expect(document.activeElement).toBe(code));
    const text = screen.getByRole('region', { name: 'Login email' }).textContent;
    expect(text).toContain('We sent a 6-digit code to bea@gmail.com.');
    expect(text).toContain('Verification code sent!');
    const again = screen.getByRole<HTMLButtonElement>('button', { name: /^Send a new code in/ });
    expect(again.disabled).toBe(true);
    type(code, '12345');
    await press('Confirm');
    expect(descriptionOf(code)).toMatch(/^Invalid verification code\./);
    expect(sent).toEqual(['request-email']);

    answer = () => {
      account = ana;
      return { section: 'email', done: 'Verification canceled.' };
    };
    await press('Cancel');
    await card('Login email').findByText('Verification canceled.');
    expect(document.activeElement?.textContent).toBe('Login email');
    expect(next().value).toBe('');
  });

  it('does not disturb whoever puts right what was wrong', async () => {
    const loaded = Promise.withResolvers<AccountView>();
    await show();
    answer = () => {
      account = loaded.promise as unknown as AccountView;
      return { section: 'email', errors: { password: WRONG } };
    };
    await ask('bea@gmail.com', 'Not-my-password1');
    await waitFor(() => expect(document.activeElement).toBe(password()));
    next().focus();
    await act(async () => loaded.resolve(ana));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send code' }).disabled).toBe(
        false,
      ),
    );
    expect(document.activeElement).toBe(next());
  });
});

it('the password is checked, shown on demand, and ticked off while it is typed', async () => {
  await show();
  const current = () => field('Password', /^Current password/);
  const next = () => field('Password', /^New password/);
  const done = () => card('Password').queryAllByText(/^: done\.$/).length;
  await press('Change password');
  expect(document.activeElement).toBe(current());
  expect(descriptionOf(current())).toBe('Password is required.');
  type(current(), 'Not-my-password1');
  expect(card('Password').getAllByText('Password is required.')).toHaveLength(1);
  type(next(), 'lower');
  expect(done()).toBe(1);
  await press('Change password');
  expect(descriptionOf(next())).toMatch(/^Password must be at least 8 characters\./);
  type(next(), 'Hummingbird7');
  expect(done()).toBe(4);
  fireEvent.click(card('Password').getAllByRole('button', { name: 'Show password' })[1]!);
  expect(next().type).toBe('text');
  answer = () => ({ section: 'password', errors: { current: WRONG } });
  await press('Change password');
  await waitFor(() => expect(descriptionOf(current())).toBe(WRONG));
  expect(document.activeElement).toBe(current());

  answer = () => ({ section: 'password', done: messages.passwordChanged });
  await press('Change password');
  await card('Password').findByText(messages.passwordChanged);
  expect(document.activeElement?.textContent).toBe('Password');
  expect([current().value, done()]).toEqual(['', 0]);
});

it('is deleted with the word and the password, and by nothing less', async () => {
  await show();
  const word = () => field('Delete my account', /^Type DELETE/);
  const password = () => field('Delete my account', /^Your password/);
  fireEvent.click(screen.getByText('I want to delete my account'));
  type(password(), 'Mahogany1');
  type(word(), 'yes');
  await press('Delete my account for good');
  expect(descriptionOf(word())).toBe('Type DELETE to confirm.');
  expect([document.activeElement, sent]).toEqual([word(), []]);
  type(word(), 'DELETE');
  const typed = { email: '', confirmation: 'DELETE' };
  answer = () => ({ section: 'delete', typed, errors: { password: WRONG } });
  await press('Delete my account for good');
  await waitFor(() => expect(descriptionOf(password())).toBe(WRONG));
  answer = () => ({ failure: 'Network error. Please try again later.' });
  await press('Delete my account for good');
  await card('Delete my account').findByRole('alert');
  expect(word().closest('details')!.open).toBe(true);
});

it('is paused once, however often it is pressed', async () => {
  await show();
  const paused = Promise.withResolvers<AccountAnswer>();
  answer = () => paused.promise;
  await press('Pause my profile');
  await press('Pausing...');
  account = { ...ana, visibility: { ...ana.visibility!, pausedAt: new Date(), listed: false } };
  await act(async () => paused.resolve({ section: 'visibility', done: messages.profilePaused }));
  await card('Profile visibility').findByText('Your profile is paused.');
  expect(sent).toEqual(['pause-profile']);
  const text = screen.getByRole('region', { name: 'Profile visibility' }).textContent;
  expect(text).toMatch(/Paused since .+\d{1,2}:\d\d/);
  expect(screen.getByRole('button', { name: 'Show my profile again' })).toBeTruthy();
});

it('tells of a download that it is there, or why it is not', async () => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  await show();
  const says = async (words: string, reply: () => Response | Promise<Response>) => {
    stubNetwork(reply);
    const section = card('Download my data');
    await act(async () => void fireEvent.click(section.getByRole('link')));
    await section.findByText(words);
  };
  await says('kanek-my-data.zip is in your downloads.', () => new Response('zip'));
  expect(save).toHaveBeenCalledOnce();
  const refusal = { error: 'Too many attempts. Please wait.' };
  await says(refusal.error, () => Response.json(refusal, { status: 429 }));
  await says('Network error. Please try again later.', lost);
});

it('of a work email says whether it is confirmed, and where messages go', async () => {
  const work = (confirmed: boolean) => ({
    ...ana,
    workEmail: { email: 'work@ek.bz', confirmed, pending: null },
  });
  const text = () => screen.getByRole('region', { name: 'Work email' }).textContent;
  account = work(false);
  await show();
  expect(text()).toContain('messages from visitors go to your login email, ana@gmail.com.');
  expect(screen.getByRole('button', { name: 'Confirm this address' })).toBeTruthy();
  account = work(true);
  await show();
  expect(text()).toContain('Messages from visitors go to work@ek.bz.');
  expect(screen.queryByRole('button', { name: 'Confirm this address' })).toBeNull();
});

it('of staff is a login and devices, and nothing else', async () => {
  account = { ...ana, kind: 'admin', visibility: null };
  await show();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).toEqual(['Login email', 'Password', 'Devices']);
});
