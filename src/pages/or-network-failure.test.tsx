import { fireEvent, screen, waitFor } from '@testing-library/react';
import { UNSAFE_ErrorResponseImpl } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { failures, secondStep } from '#messages';
import { carriedEmail, carryEmail } from '#features/accounts/access/carried-email.ts';
import { DeskField } from '#features/moderation/desk/desk-field.tsx';
import { ActButton, DeskForm } from '#features/moderation/desk/desk-form.tsx';
import { DeskHeading } from '#features/moderation/desk/desk-heading.tsx';
import { ContactForm } from '#features/messages/contact-form.tsx';
import { forgetAllKept, isUnsent } from '#ui/kept.ts';
import { shownNotices } from '#ui/notices.ts';
import { ToastRegion } from '#ui/toast-region.tsx';
import { showPage } from '../../tests/support/show-page.tsx';
import * as account from './account.tsx';
import * as desk from './admin/desk-page.tsx';
import * as loginCode from './login-code.tsx';
import * as login from './login.tsx';
import * as logout from './logout.tsx';
import { orNetworkFailure } from './or-network-failure.ts';
import * as review from './review.tsx';

it('takes back what was refused once it is tried again', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  let answer: object = { failure: 'Not yet.' };
  await showPage({
    action: ({ request }) =>
      orNetworkFailure({ request, serverAction: () => Promise.resolve(answer) }),
    Component: () => (
      <>
        <ToastRegion />
        <DeskHeading title="Mailings" />
        <ActButton intent="send">Send</ActButton>
      </>
    ),
  });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Not yet.'));
  answer = { done: 'On its way.' };
  send();
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('On its way.'));
  expect(screen.getByRole('alert').textContent).toBe('');
});

/** Somebody has written something, and an email, and sends it. */
async function write(path = '/contact') {
  onTestFinished(forgetAllKept);
  const start = { name: '', email: '', message: '' };
  await showPage({
    path,
    Component: () => <ContactForm start={start} stamp="" posted={undefined} thanks="" />,
  });
  for (const [name, value] of [
    [/^Message/, 'My sink leaks'],
    [/^Email/, 'ana@gmail.com'],
  ] as const)
    fireEvent.input(screen.getByLabelText(name), { target: { value } });
  // Only the browser's own: what the page answers is the test's.
  document.querySelector('form')!.dispatchEvent(new Event('submit'));
}
const kept = () => JSON.stringify(sessionStorage);
const sendTo = (path: string, serverAction: () => Promise<object>) => ({
  request: new Request(`http://localhost${path}`),
  serverAction,
});
const away = () => Promise.reject<object>(new TypeError('Failed to fetch'));

/** As the router rejects with them. */
const withCause = new Error('Unable to decode turbo-stream response', { cause: new TypeError() });
it.each([
  ['is away', new TypeError('Failed to fetch'), failures.network],
  ['is lost in the middle of its answer', withCause, failures.network],
  ['takes the form no more', new UNSAFE_ErrorResponseImpl(400, '', ''), failures.unexpected],
  ['answers by somebody before it', new UNSAFE_ErrorResponseImpl(502, '', ''), failures.unexpected],
  ['fails', new Error('Unexpected Server Error'), failures.unexpected],
])('says what happened where the server %s, and keeps what was typed', async (_, error, said) => {
  await write();
  const answer = await orNetworkFailure(sendTo('/es/contact', () => Promise.reject(error)));
  expect(answer).toMatchObject({ data: { failure: said }, init: { status: 503 } });
  expect(kept()).toMatch(/My sink leaks.*ana@gmail\.com|ana@gmail\.com.*My sink leaks/);
});

it.each([
  ['the account', account, failures.signedOut],
  ['the second step', loginCode, secondStep.tookTooLong],
])('says why somebody has to log in who sent %s', async (_, { clientAction }, said) => {
  const headers = { Location: '/login?next=%2Faccount' };
  const toLogin = new Response(null, { status: 302, headers });
  const sent = sendTo('/account', () => Promise.reject(toLogin));
  await expect(clientAction(sent as never)).rejects.toBeInstanceOf(Response);
  expect(shownNotices().at(-1)?.text).toBe(said);
});

it('means by what is sent the page from which it was sent, wherever somebody has gone meanwhile', async () => {
  await write('/about');
  await orNetworkFailure(sendTo('/contact', away));
  expect(kept()).not.toContain('ana@gmail.com');
  expect(isUnsent()).toBe(false);
  await orNetworkFailure(sendTo('/about', away));
  expect(isUnsent()).toBe(true);
});

it.each([
  ['somebody may no more', desk.clientAction, 302, '/admin/security', 'My sink leaks'],
  ['another role is needed', desk.clientAction, 302, '/admin?refused', 'My sink leaks'],
  ['somebody has to log in', desk.clientAction, 302, '/login', 'My sink leaks'],
  ['a desk has done it', desk.clientAction, 303, '/admin/mailings/7', '{}'],
  ['it is done', review.clientAction, 302, '/business/sea-bread-2byxeu', '{}'],
])('knows that a redirect may say that %s', async (_, send, status, Location, found) => {
  await write();
  const led = new Response(null, { status, headers: { Location } });
  const sent = send(sendTo('/contact', () => Promise.reject(led)) as never);
  await expect(sent).rejects.toBe(led);
  expect(kept()).toContain(found);
});

it('does not say that it was not sent to whoever left before the answer came', async () => {
  await write();
  const request = new Request('http://localhost/contact', { signal: AbortSignal.abort() });
  await orNetworkFailure({ request, serverAction: away });
  expect(kept()).toContain('My sink leaks');
  expect(isUnsent()).toBe(false);
});

it.each([
  ['logged in', login],
  ['logged out', logout],
])('keeps nothing of a page on which somebody could not be %s', async (_, { clientAction }) => {
  await write();
  await clientAction(sendTo('/contact', away) as never);
  expect(kept()).not.toContain('ana@gmail.com');
  expect(isUnsent()).toBe(false);
});

it.each([
  ['has logged out', logout, { ended: true }],
  ['has deleted the account', account, { deleted: true }],
])('forgets all that could not be sent once somebody %s', async (_, { clientAction }, answer) => {
  await write();
  await orNetworkFailure(sendTo('/contact', away));
  expect(isUnsent()).toBe(true);
  await clientAction(sendTo('/logout', () => Promise.resolve(answer)) as never);
  expect(kept()).toBe('{}');
});

it.each([
  ['has logged out', logout, { ended: true }],
  ['has deleted the account', account, { deleted: true }],
])(
  'forgets who it was, and what was begun, once somebody %s',
  async (_, { clientAction }, answer) => {
    const open = () =>
      showPage({
        path: '/admin/inbox/7',
        Component: () => (
          <DeskForm intent="answer">
            <DeskField name="answer" label="Answer" />
          </DeskForm>
        ),
      });
    await open();
    fireEvent.input(screen.getByLabelText('Answer'), { target: { value: 'We are sorry.' } });
    carryEmail('ana@gmail.com');
    await clientAction(sendTo('/logout', () => Promise.resolve(answer)) as never);
    await open();
    expect(screen.getByLabelText<HTMLInputElement>('Answer').value).toBe('');
    expect(carriedEmail()).toBe('');
  },
);
