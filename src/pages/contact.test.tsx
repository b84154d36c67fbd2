import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { ContactForm } from '#features/messages/contact-form.tsx';
import { forgetAllKept } from '#ui/kept.ts';
import { showPage } from '../../tests/support/show-page.tsx';
import { clientAction } from './contact.tsx';

const start = { name: 'Ana', email: 'ana@gmail.com', message: '' };
const TEXT = 'The gate has come off.';
/** The page of the form, whose server answers so. */
async function show(serverAction: () => Promise<object>) {
  onTestFinished(forgetAllKept);
  let go: NavigateFunction = () => {};
  const Page = () => {
    go = useNavigate();
    if (useLocation().pathname !== '/contact') return 'Elsewhere';
    return <ContactForm start={start} stamp="" posted={undefined} thanks="Thank you" />;
  };
  await showPage(
    {
      path: '*',
      action: ({ request }) => clientAction({ request, serverAction } as never),
      Component: Page,
    },
    '/contact',
  );
  return (path: string) => act(async () => void go(path));
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
const send = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: /Send/ })));

it.each([
  ['sent', { sent: true }, ''],
  ['refused', { failure: 'Too many messages.' }, TEXT],
])('whoever has left before it was %s finds what is not sent yet', async (_, answer, found) => {
  const answering = Promise.withResolvers<object>();
  const go = await show(() => answering.promise);
  type(/^Message/, TEXT);
  await send();
  await go('/faq');
  await act(async () => answering.resolve(answer));
  await go('/contact');
  expect(field(/^Message/).value).toBe(found);
});

it('keeps over a reload what could not be sent, also once it was refused, until it is sent', async () => {
  let answer = () => Promise.reject<object>(new TypeError('Failed to fetch'));
  const load = () => show(() => answer());
  const labels = [/^Full Name/i, /^Email/, /^Message/];
  const written = ['Bea', 'bea@gmail.com', TEXT];
  await load();
  labels.forEach((label, index) => type(label, written[index]!));
  await send();
  await screen.findByText('Network error. Please try again later.');
  answer = () => Promise.resolve({ failure: 'Too many messages.' });
  await load();
  expect(labels.map((label) => field(label).value)).toEqual(written);
  await send();
  await screen.findByText('Too many messages.');
  type(/^Message/, `${TEXT} Again.`);
  await load();
  expect(labels.map((label) => field(label).value)).toEqual([
    'Bea',
    'bea@gmail.com',
    `${TEXT} Again.`,
  ]);
  answer = () => Promise.resolve({ sent: true });
  await send();
  await screen.findByText('Thank you');
  expect(JSON.stringify(sessionStorage)).not.toMatch(/Bea|bea@|gate/);
  // Until the page is loaded again.
  await load();
  expect(screen.getByText('Thank you')).toBeTruthy();
});
