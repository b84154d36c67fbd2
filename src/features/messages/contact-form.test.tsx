import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { showPage } from '../../../tests/support/show-page.tsx';
import { ContactForm } from './contact-form.tsx';

const open = () =>
  showPage({
    path: '/contact',
    Component: () => (
      <ContactForm
        start={{ name: 'Ana', email: 'ana@gmail.com', message: '' }}
        stamp=""
        posted={undefined}
        thanks="Thank you"
      />
    ),
  });
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Message/ });

beforeEach(() => sessionStorage.clear());

it('has the text again for whoever left and comes back', async () => {
  await open();
  await userEvent.type(message(), 'The gate has come off its hinges.');
  await open();
  expect(message().value).toBe('The gate has come off its hinges.');
});

it('keeps nothing of who writes', async () => {
  await open();
  await userEvent.type(message(), 'The gate has come off its hinges.');
  await userEvent.type(screen.getByRole('textbox', { name: /Full Name/ }), ' Castillo');
  const email = screen.getByRole('textbox', { name: /Email/ });
  await userEvent.clear(email);
  await userEvent.type(email, 'castillo@gmail.com');
  expect(JSON.stringify(sessionStorage)).toContain('hinges');
  expect(JSON.stringify(sessionStorage)).not.toMatch(/castillo/i);
});
