import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { clientAction as logOut } from '#pages/logout.tsx';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { carriedEmail } from './carried-email.ts';
import { ResetScreen } from './reset-screen.tsx';
import type { ResetState } from './call-reset.ts';
import { SignInScreen } from './sign-in-screen.tsx';

const start: ResetState = { step: 'email', email: '', code: '', key: '' };
const screens = {
  login: () => <SignInScreen tab="specialist" next={null} answer={undefined} />,
  reset: () => <ResetScreen start={start} answer={undefined} next={null} />,
};
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

async function leaveAndComeBack(name: keyof typeof screens, typed: Record<string, string>) {
  const Screen = screens[name];
  const Page = () => {
    const navigate = useNavigate();
    if (useLocation().pathname === '/faq')
      return <button onClick={() => void navigate(-1)}>Back</button>;
    return (
      <>
        <button onClick={() => void navigate('/faq')}>Elsewhere</button>
        <Screen />
      </>
    );
  };
  await showPage({ path: '*', Component: Page }, '/login');
  for (const [label, value] of Object.entries(typed))
    fireEvent.input(field(new RegExp(`^${label}`)), { target: { value } });
  await press('Elsewhere');
  await press('Back');
}

it('is there again for whoever comes back, and no password is', async () => {
  await leaveAndComeBack('login', { Email: 'maria@gmail.com', Password: 'Mahogany1' });
  expect([field(/^Email/).value, field(/^Password/).value]).toEqual(['maria@gmail.com', '']);
  await leaveAndComeBack('reset', { Email: 'lidia@gmail.com' });
  expect(field(/^Email/).value).toBe('lidia@gmail.com');
});

it('is nobody’s any more who has logged out', async () => {
  await leaveAndComeBack('login', { Email: 'maria@gmail.com' });
  await logOut({ serverAction: async () => ({ ended: true }) } as never);
  expect(carriedEmail()).toBe('');
});
