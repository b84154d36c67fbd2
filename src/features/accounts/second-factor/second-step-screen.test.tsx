import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useActionData } from 'react-router';
import { expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { SecondStepScreen, type SecondStepAnswer } from './second-step-screen.tsx';

it('shows a recovery code that was refused, also to whoever has folded it away', async () => {
  await showPage({
    path: '/login/code',
    action: (): SecondStepAnswer => ({ errors: { recovery: 'Not right.' } }),
    Component: () => <SecondStepScreen next={null} answer={useActionData<SecondStepAnswer>()} />,
  });
  const person = userEvent.setup();
  const recovery = screen.getByLabelText<HTMLInputElement>(/^Recovery code/);
  const fold = recovery.closest('details')!;
  fold.open = true;
  await person.type(recovery, 'abcde-23456{Enter}');
  await screen.findByText('Not right.');
  fold.open = false;
  await person.type(screen.getByLabelText(/^Code of/), '123456{Enter}');
  await waitFor(() => expect(fold.open).toBe(true));
  expect(document.activeElement).toBe(recovery);
});
