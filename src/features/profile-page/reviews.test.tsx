import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { expect, it } from 'vitest';
import { showPage } from '../../../tests/support/show-page.tsx';
import type { Profile, ReviewPages } from './profile.ts';
import { Reviews } from './reviews.tsx';

const reviews = Array.from({ length: 20 }, (_, at) => ({
  id: at + 1,
  author: `Ana ${at + 1}`,
  stars: 5,
  text: 'Came on time.',
  date: '2026-01-01',
  edited: false,
  reply: null,
  removedReason: null,
}));

let go: NavigateFunction;

const show = (reviewPages: ReviewPages, address?: string) => {
  const profile = {
    kind: 'business',
    id: 'sea-bread-2byxeu',
    shortName: 'Sea Bread',
    rating: 4.8,
    reviewCount: 1204,
    reviews,
    reviewPages,
  } as unknown as Profile;
  const Component = () => {
    go = useNavigate();
    return useLocation().pathname === '/faq' ? null : <Reviews profile={profile} />;
  };
  return showPage({ path: '/*', Component }, address);
};
const STARS = [1, 0, 3, 200, 1000];
const later = () => document.querySelector('details');
const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => `${link.getAttribute('rel') ?? ''} ${link.getAttribute('href')}`.trim());

it('shows the newest few, more of them at a press, and leads on to earlier ones', async () => {
  await show({ page: 1, pages: 3, stars: STARS });
  expect(linksOf('Pages')).toEqual(['next /business/sea-bread-2byxeu?reviews=2#reviews']);
  expect(later()!.querySelectorAll('article')).toHaveLength(16);
  expect(later()!.querySelector('summary')!.textContent).toBe('Show 16 more');
  expect(document.querySelectorAll('article')).toHaveLength(20);
});

it('shows more of them still to whoever comes back, and the few to who comes anew', async () => {
  await show({ page: 1, pages: 1, stars: STARS });
  expect(later()!.open).toBe(false);
  later()!.open = true;
  fireEvent(later()!, new Event('toggle'));
  await act(async () => void go('/faq'));
  expect(later()).toBeNull();
  await act(async () => void go(-1));
  expect(later()!.open).toBe(true);
  await act(async () => void go('/faq'));
  await act(async () => void go('/'));
  expect(later()!.open).toBe(false);
});

it('shows more of them still where they were opened before scripts came, and the address named a place since', async () => {
  await show({ page: 1, pages: 1, stars: STARS });
  later()!.open = true;
  await act(async () => void go('#reviews'));
  await act(async () => void go('/faq'));
  await act(async () => void go(-1));
  expect(later()!.open).toBe(true);
});

it('shows all of a later page at once, and tells of all reviews', async () => {
  await show({ page: 2, pages: 3, stars: STARS });
  expect(linksOf('Pages')).toEqual([
    'prev /business/sea-bread-2byxeu#reviews',
    'next /business/sea-bread-2byxeu?reviews=3#reviews',
  ]);
  expect(screen.getByText('Page 2 / 3').getAttribute('aria-current')).toBe('page');
  expect(later()).toBeNull();
  expect(document.querySelectorAll('article')).toHaveLength(20);
  for (const line of ['5 stars: 1000', '4 stars: 200', '3 stars: 3', '2 stars: 0', '1 star: 1'])
    expect(screen.getByText(line)).toBeTruthy();
});

it('leads nowhere else where these are all', async () => {
  await show({ page: 1, pages: 1, stars: STARS });
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('thanks whoever has written, for this visit, where their review is', async () => {
  const there = '/business/sea-bread-2byxeu?review=12&thanks=changed#reviews';
  history.replaceState(null, '', there);
  await show({ page: 2, pages: 3, stars: STARS }, there);
  expect(screen.getByText('Thank you! Your review is changed.')).toBeTruthy();
  expect(location.search + location.hash).toBe('?review=12#reviews');
});
