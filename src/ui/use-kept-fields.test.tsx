import { fireEvent, screen } from '@testing-library/react';
import { useRef, useState, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { showPage } from '../../tests/support/show-page.tsx';
import { forgetAllKept, forgetKept, isUnsent, unsentAt } from './kept.ts';
import { useKeptFields } from './use-kept-fields.ts';

function KeptForm({ children }: { children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const [isDone, setDone] = useState(false);
  useKeptFields(form, 'message');
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
        <KeptForm>{children}</KeptForm>
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
const notSent = (path = '/contact') => void dispatchEvent(new Event(unsentAt(path)));

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
  notSent();
  await visit('Bea', 'My sink leaks');
  type('Message', 'My sink and my tap leak');
  type('Name', 'Cid');
  await visit('Cid', 'My sink and my tap leak');
  forgetKept('/contact');
  await visit('', '');
});

it('keeps nothing of who writes until it could not be sent, and never a secret', async () => {
  await show();
  type('Name', 'Ana');
  type('Message', 'My sink leaks');
  type('Password', 'hunter22');
  expect(kept()).toContain('My sink leaks');
  expect(kept()).not.toContain('Ana');
  notSent();
  expect(kept()).toContain('Ana');
  expect(kept()).not.toContain('hunter22');
});

it('knows what could not be sent, until all of it was taken away', async () => {
  await show();
  type('Message', 'My sink leaks');
  expect(isUnsent('/contact')).toBe(false);
  notSent();
  type('Message', 'My sink leaks a lot');
  expect([isUnsent('/contact'), isUnsent('/con')]).toEqual([true, false]);
  type('Message', '');
  expect([isUnsent('/contact'), kept()]).toEqual([false, '{}']);
});

it('leaves alone what stands around the form', async () => {
  await show();
  type('What do you need?', 'plumber');
  type('Message', 'My sink leaks');
  notSent();
  expect(kept()).not.toContain('plumber');
});

it.each([
  ['for password managers', <input key="" name="username" value="a@gmail.com" readOnly hidden />],
  ['that cannot be changed', <textarea key="" name="code-to-copy" value="<script>" readOnly />],
  ['with which the page came', <input key="" name="email" defaultValue="a@gmail.com" />],
])('a field %s was not written', async (_, given) => {
  await show(given);
  notSent();
  expect(kept()).toBe('{}');
});

it('takes nothing of the page to which somebody has gone on meanwhile', async () => {
  await show(fields, '/elsewhere');
  type('Name', 'Ana');
  notSent();
  expect(kept()).toBe('{}');
});

it('does not bring back what has given way to what was done', async () => {
  await show();
  type('Message', 'My sink leaks');
  fireEvent.reset(field('Message').form!);
  expect(screen.getByText('Thank you')).toBeTruthy();
  forgetKept('/contact');
  notSent();
  expect(kept()).toBe('{}');
});
