import { act, screen } from '@testing-library/react';
import { useActionData } from 'react-router';
import { expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/show-page.tsx';
import { ClaimCodeScreen } from './claim-code-screen.tsx';
import type { ClaimLetter } from './claim-letter.server.ts';

const letter = { code: 'K7QM-2XWD', to: [], texts: [] } as unknown as ClaimLetter;

function Page() {
  const made = useActionData<ClaimLetter>();
  const view = { accountId: 7, name: 'Ana Cho', phone: '', openUntil: null };
  return <ClaimCodeScreen view={view} letter={made} />;
}

it('reads out the code, which is shown once', async () => {
  await showPage({ path: '/admin/claims/7', action: () => letter, Component: Page });
  // One that came with its text would not be read out.
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  await act(async () => screen.getByRole('button', { name: 'Make a code' }).click());
  expect(region.textContent).toContain('K7QM-2XWD');
});
