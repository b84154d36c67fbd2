import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useActionData } from 'react-router';
import { expect, it } from 'vitest';
import { textOf } from '#ui/text-of.ts';
import { descriptionOf, showPage } from '../../../../tests/support/show-page.tsx';
import { SignInScreen, type SignInAnswer } from './sign-in-screen.tsx';

const email = () => screen.getByLabelText<HTMLInputElement>(/^Email/);
const password = () => screen.getByLabelText<HTMLInputElement>(/^Password/);
const button = () => document.querySelector<HTMLButtonElement>('form button[type=submit]')!;
const press = () => act(async () => void fireEvent.click(button()));
const type = (field: HTMLInputElement, value: string) =>
  fireEvent.input(field, { target: { value } });

/** The login of a server that answers in this way. */
async function show(action: (typed: FormData) => Promise<SignInAnswer> | SignInAnswer) {
  await showPage({
    Component: () => (
      <SignInScreen tab="specialist" next={null} answer={useActionData<SignInAnswer>()} />
    ),
    action: async ({ request }) => action(await request.formData()),
  });
}

it('asks for what is missing before it is sent, and takes it back while it is typed', async () => {
  await show(() => ({ failure: 'It was sent.' }));
  await press();
  expect(descriptionOf(email())).toBe('Email is required.');
  expect(descriptionOf(password())).toBe('Password is required.');
  expect(document.activeElement).toBe(email());
  type(email(), 'maria@gmail.com');
  expect(screen.queryByText('Email is required.')).toBeNull();
  await press();
  expect(document.activeElement).toBe(password());
  expect(email().value).toBe('maria@gmail.com');
  expect([email().autocomplete, password().autocomplete]).toEqual(['username', 'current-password']);
  expect(screen.queryByText('It was sent.')).toBeNull();
});

it.each(['Invalid email or password.', 'Network error. Please try again later.'])(
  'says “%s”, and keeps what was typed',
  async (failure) => {
    await show((typed) => ({ email: textOf(typed, 'email'), failure }));
    type(email(), 'maria@gmail.com');
    type(password(), 'Wrong-1234');
    await press();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(failure));
    expect([email().value, password().value]).toEqual(['maria@gmail.com', 'Wrong-1234']);
    expect(document.activeElement).toBe(password());
    expect(button().disabled).toBe(false);
  },
);

it('is busy once, however often it is pressed, and covers a password that is shown', async () => {
  let asked = 0;
  const answer = Promise.withResolvers<SignInAnswer>();
  await show(() => {
    asked += 1;
    return answer.promise;
  });
  type(email(), 'maria@gmail.com');
  type(password(), 'Mahogany1');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password().type).toBe('text');
  await press();
  await press();
  expect([button().textContent, button().disabled]).toEqual(['Logging in...', true]);
  expect(password().type).toBe('password');
  await act(async () => answer.resolve({ failure: 'No.' }));
  expect(asked).toBe(1);
});
