import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '../../../tests/support/show-page.tsx';
import { TakeDownScreen } from './take-down-screen.tsx';

it.each([
  { state: 'asked', name: 'Ana Cho' },
  { state: 'done', name: 'Ana Cho' },
  { state: 'old' },
  { state: 'wrong' },
] as const)('has a heading of the first rank: %o', async (takeDown) => {
  await showPage({
    Component: () => <TakeDownScreen id="ana-cho" takeDown={takeDown} siteName="Kanek" />,
  });
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});
