import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLoaderData } from 'react-router';
import { expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/show-page.tsx';
import type { SecurityAnswer, SecurityView } from './second-factor.rules.ts';
import { SecurityScreen } from './security-screen.tsx';

const setup = { sealed: 'sealed', key: 'ABCD', qr: 'data:,' };
const heading = (name: string) => screen.getByRole('heading', { name });

async function show(onSince: string | null, answers: SecurityAnswer[]) {
  const view: SecurityView = { email: 'ana@gmail.com', onSince, codesLeft: 9, must: false };
  await showPage({
    Component: () => (
      <main>
        <SecurityScreen security={useLoaderData<SecurityView>()} />
      </main>
    ),
    loader: () => ({ ...view }),
    action: () => {
      const answer = answers.shift()!;
      if (answer.done) view.onSince = null;
      return answer;
    },
  });
  return userEvent.setup();
}

it('leads to the code that was wrong', async () => {
  const intent = 'confirm';
  const person = await show(null, [{ setup }, { intent, setup, errors: { code: 'Not right.' } }]);
  await person.click(screen.getByRole('button'));
  await waitFor(() => expect(document.activeElement).toBe(heading('Add it to your app')));
  const code = () => screen.getByRole('textbox');
  await person.type(code(), '12{Enter}');
  await screen.findByText('Not right.');
  await waitFor(() => expect(document.activeElement).toBe(code()));
});

it('leads to the password that was wrong, and then to what is off', async () => {
  const intent = 'turn-off';
  const person = await show('18 November 2026', [
    { intent, errors: { password: 'Not yours.' } },
    { intent, done: 'Off.' },
  ]);
  await person.click(screen.getByText('Turn it off'));
  const password = () =>
    [...document.querySelectorAll<HTMLInputElement>('[name=password]')].at(-1)!;
  await person.type(password(), 'x{Enter}');
  await screen.findByText('Not yours.');
  await waitFor(() => expect(document.activeElement).toBe(password()));
  await person.type(password(), 'y{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(heading('Your second factor is off')));
});
