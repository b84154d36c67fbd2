import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LanguageLinks } from '#ui/frame/language-links.tsx';
import { showPage } from '../../tests/support/show-page.tsx';
import { addressHere, forgetAllUnsent, forgetUnsent, keepUnsent } from './unsent.ts';
import { readUnsent } from './unsent-values.ts';

const show = (children: ReactNode, path = addressHere()) =>
  showPage({
    path,
    Component: () => (
      <>
        <form>
          <input name="q" aria-label="What do you need?" />
        </form>
        <main>
          <form>{children}</form>
        </main>
        <LanguageLinks link="" />
      </>
    ),
  });
const fields = (
  <>
    <input name="name" aria-label="Name" />
    <textarea name="message" aria-label="Message" />
  </>
);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const kept = () => JSON.stringify(readUnsent());

afterEach(() => {
  forgetAllUnsent();
  history.replaceState(null, '', '/');
});

it('keeps it as somebody goes on with it, also after a visit elsewhere, until it is sent', async () => {
  const visit = async (found: string) => {
    await show(fields, '/about');
    await show(fields);
    await waitFor(() => expect(field('Message').value).toBe(found));
  };
  await show(fields);
  type('Message', 'My sink leaks');
  keepUnsent(addressHere());
  type('Message', 'My sink leaks a lot');
  type('Name', 'Ana');
  await visit('My sink leaks a lot');
  expect(field('Name').value).toBe('Ana');
  type('Message', 'My sink and my tap leak');
  await visit('My sink and my tap leak');
  forgetUnsent(addressHere());
  type('Message', 'Something else');
  expect(kept()).toBe('{}');
});

it('keeps nothing any more once all of it was taken away', async () => {
  await show(fields);
  type('Message', 'My sink leaks');
  keepUnsent(addressHere());
  type('Message', '');
  expect(kept()).toBe('{}');
});

it('leaves alone what stands around the page', async () => {
  await show(fields);
  type('What do you need?', 'plumber');
  type('Message', 'My sink leaks');
  keepUnsent(addressHere());
  expect(kept()).not.toContain('plumber');
  await show(fields, '/about');
  await show(fields);
  await waitFor(() => expect(field('Message').value).toBe('My sink leaks'));
  expect(field('What do you need?').value).toBe('');
});

it.each([
  ['for password managers', <input key="" type="email" value="a@gmail.com" readOnly hidden />],
  ['that cannot be changed', <textarea key="" value="<script>" readOnly />],
  ['with which the page came', <input key="" type="email" defaultValue="a@gmail.com" />],
])('a field %s was not written', async (_, given) => {
  await show(given);
  keepUnsent(addressHere());
  expect(kept()).toBe('{}');
});

it('takes nothing of the page to which somebody has gone on meanwhile', async () => {
  const at = addressHere();
  await show(fields);
  history.replaceState(null, '', '/elsewhere');
  type('Message', 'My sink leaks');
  await act(async () => keepUnsent(at));
  expect(kept()).toBe('{}');
});
