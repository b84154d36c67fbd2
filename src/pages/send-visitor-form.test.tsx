import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { expect, it } from 'vitest';
import { ContactForm } from '#features/messages/contact-form.tsx';
import { showPage } from '../../tests/support/show-page.tsx';
import { clientAction } from './contact.tsx';

it.each([
  ['sent', { sent: true }, ''],
  ['refused', { failure: 'Too many messages.' }, 'The gate has come off.'],
])('whoever has left before it was %s finds what is not sent yet', async (_, answer, found) => {
  const start = { name: 'Ana', email: 'ana@gmail.com', message: '' };
  let go: NavigateFunction = () => {};
  const answering = Promise.withResolvers<object>();
  const serverAction = () => answering.promise;
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
  const message = () => screen.getByLabelText<HTMLTextAreaElement>(/^Message/);
  fireEvent.input(message(), { target: { value: 'The gate has come off.' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /Send/ })));
  await act(async () => void go('/faq'));
  await act(async () => answering.resolve(answer));
  await act(async () => void go('/contact'));
  expect(message().value).toBe(found);
});
