import { act, screen } from '@testing-library/react';
import { useNavigate, type NavigateFunction } from 'react-router';
import { expect, it } from 'vitest';
import { showPage } from '../../../tests/support/show-page.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';

let go: NavigateFunction;

const show = () =>
  showPage(
    {
      path: '/*',
      Component: () => {
        go = useNavigate();
        useArrivalFocus();
        return (
          <main tabIndex={-1}>
            <h2 id="section-2">Section</h2>
          </main>
        );
      },
    },
    '/terms',
  );

it('goes on at the place that the address names', async () => {
  await show();
  await act(async () => void go('/faq#section-2'));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it.each(['#100%', '#%', '#%E0%A4%A', '#%C3', '#nobody', '#', ''])(
  'goes on at the top where the address names none: %s',
  async (hash) => {
    await show();
    await act(async () => void go(`/faq${hash}`));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  },
);

it('goes on at the place again where another of its pages is shown, and stays where a list is filtered', async () => {
  await show();
  for (const query of ['', '?page=2', '']) {
    await act(async () => void go(`/faq${query}#section-2`));
    expect(document.activeElement).toBe(screen.getByRole('heading'));
    screen.getByRole('main').focus();
  }
  screen.getByRole('heading').focus();
  await act(async () => void go('/faq'));
  screen.getByRole('heading').focus();
  await act(async () => void go('/faq?page=2'));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});
