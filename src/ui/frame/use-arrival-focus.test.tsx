import { act, screen } from '@testing-library/react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { expect, it } from 'vitest';
import { Link } from '#ui/link.tsx';
import { showPage } from '../../../tests/support/show-page.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';

let go: NavigateFunction;
let areLinked = true;

const show = () =>
  showPage(
    {
      path: '/*',
      Component: () => {
        go = useNavigate();
        const { pathname } = useLocation();
        useArrivalFocus();
        return (
          <main tabIndex={-1}>
            <h2 id="section-2">Section</h2>
            {areLinked && pathname === '/terms' && (
              <p>
                <Link to="/faq">First</Link> <Link to="/faq">Second</Link>
              </p>
            )}
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

it('goes on after Back at the link that was followed, and at the top where it is gone', async () => {
  await show();
  const second = () => screen.getByRole('link', { name: 'Second' });
  await act(async () => second().click());
  expect(document.activeElement).toBe(screen.getByRole('main'));
  await act(async () => void go(-1));
  expect(document.activeElement).toBe(second());
  await act(async () => void go(1));
  screen.getByRole('main').blur();
  areLinked = false;
  await act(async () => void go(-1));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
