import { fireEvent, screen } from '@testing-library/react';
import { useRef, useState, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { showPage } from '../../tests/support/show-page.tsx';
import { forgetAllKept, isUnsent, lastSentFrom, type Outcome } from './kept.ts';
import { useKeptFields } from './use-kept-fields.ts';

function KeptForm({ name, children }: { name: string; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const [isDone, setDone] = useState(false);
  useKeptFields(form, name);
  return isDone ? (
    'Thank you'
  ) : (
    <form ref={form} onReset={() => setDone(true)}>
      {children}
    </form>
  );
}

const show = (children: ReactNode = fields, path = '/contact') =>
  showPage({
    path,
    Component: () => (
      <>
        <form>
          <textarea name="q" aria-label="What do you need?" />
        </form>
        <KeptForm name="letters">
          <input name="name" aria-label="Letters to" />
        </KeptForm>
        <KeptForm name="message">{children}</KeptForm>
      </>
    ),
  });
const fields = (
  <>
    <input name="name" aria-label="Name" />
    <textarea name="message" aria-label="Message" />
    <input name="password" type="password" aria-label="Password" />
  </>
);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const kept = () => JSON.stringify(sessionStorage);
/** The last form. */
const submit = () => [...document.forms].at(-1)!.dispatchEvent(new Event('submit'));
function send(outcome: Outcome) {
  submit();
  lastSentFrom('/contact')(outcome);
}

afterEach(forgetAllKept);

it('keeps it as somebody goes on with it, also after a visit elsewhere, until it is sent', async () => {
  const visit = async (name: string, message: string) => {
    await show(fields, '/about');
    expect([field('Name').value, field('Message').value]).toEqual(['', '']);
    await show();
    expect([field('Name').value, field('Message').value]).toEqual([name, message]);
  };
  await show();
  type('Name', 'Ana');
  type('Message', 'My sink leaks');
  await visit('', 'My sink leaks');
  type('Name', 'Bea');
  send('unsent');
  await visit('Bea', 'My sink leaks');
  type('Message', 'My sink and my tap leak');
  type('Name', 'Cid');
  await visit('Cid', 'My sink and my tap leak');
  send('done');
  await visit('', '');
});

it('keeps nothing of who writes until it could not be sent, and never a secret', async () => {
  await show();
  type('Name', 'Ana');
  type('Message', 'My sink leaks');
  type('Password', 'hunter22');
  expect(kept()).toContain('My sink leaks');
  expect(kept()).not.toContain('Ana');
  send('unsent');
  expect(kept()).toContain('Ana');
  expect(kept()).not.toContain('hunter22');
});

it('knows what could not be sent, until all of it was taken away', async () => {
  await show();
  type('Message', 'My sink leaks');
  expect(isUnsent()).toBe(false);
  send('unsent');
  type('Message', 'My sink leaks a lot');
  expect(isUnsent()).toBe(true);
  type('Message', '');
  expect([isUnsent(), kept()]).toEqual([false, '{}']);
});

it('keeps on what could not be sent once it is refused, which is an answer', async () => {
  await show();
  type('Name', 'Ana');
  send('unsent');
  expect(isUnsent()).toBe(true);
  send('refused');
  type('Message', 'My sink leaks');
  expect(isUnsent()).toBe(false);
  await show();
  expect([field('Name').value, field('Message').value]).toEqual(['Ana', 'My sink leaks']);
});

it('leaves other forms alone', async () => {
  await show();
  type('What do you need?', 'plumber');
  type('Letters to', 'Bea');
  type('Message', 'My sink leaks');
  send('unsent');
  expect(kept()).not.toMatch(/plumber|Bea/);
});

it.each([
  ['for password managers', <input key="" name="username" value="a@gmail.com" readOnly hidden />],
  ['that cannot be changed', <textarea key="" name="code-to-copy" value="<script>" readOnly />],
  ['with which the page came', <input key="" name="email" defaultValue="a@gmail.com" />],
])('a field %s was not written', async (_, given) => {
  await show(given);
  send('unsent');
  expect(kept()).toBe('{}');
});

it('takes nothing of the page to which somebody has gone on meanwhile', async () => {
  await show();
  type('Name', 'Ana');
  submit();
  await show(fields, '/elsewhere');
  type('Name', 'Bea');
  lastSentFrom('/contact')('unsent');
  expect([kept(), isUnsent()]).toEqual(['{}', false]);
});

it('means the form that was sent, whichever is tried while it is on its way', async () => {
  await show();
  type('Name', 'Ana');
  submit();
  const tell = lastSentFrom('/contact');
  type('Letters to', 'Bea');
  field('Letters to').form!.dispatchEvent(new Event('submit'));
  tell('unsent');
  expect(kept()).toMatch(/Ana/);
  expect(kept()).not.toMatch(/Bea/);
});

it('holds nothing for unsent that was taken after all, or changed by somebody else', async () => {
  await show();
  type('Message', 'My sink leaks');
  send('unsent');
  await show(<textarea name="message" aria-label="Message" defaultValue="My sink leaks" />);
  expect([isUnsent(), kept()]).toEqual([false, '{}']);
});

it('says of a form that is gone neither what it held nor that it was not sent', async () => {
  await show();
  type('Message', 'My sink leaks');
  send('unsent');
  fireEvent.reset(field('Message').form!);
  expect(screen.getByText('Thank you')).toBeTruthy();
  expect(isUnsent()).toBe(false);
  lastSentFrom('/contact')('done');
  expect(kept()).toBe('{}');
});
