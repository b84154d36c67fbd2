import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showPage } from '../../tests/support/show-page.tsx';
import { FailedPage } from './failed-page.tsx';

const show = (error: unknown) =>
  showPage({ path: '/faq', Component: () => <FailedPage error={error} siteName="Kanek" /> });
const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const missing = { status: 404, statusText: '', data: null, internal: false };

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['what is not there', missing, 'Page not found', 'You have drifted off the map'],
  ['what nobody foresaw', new Error('x'), 'Something went wrong on our side', null],
])('has a title for %s', async (_, error, title, said) => {
  await show(error);
  expect([document.title, await heading()]).toEqual([`${title} · Kanek`, said ?? title]);
});

it('does not say that we know of an answer that never came', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await show(new TypeError('Failed to fetch'));
  const words = 'An unexpected error occurred. Please try again.';
  expect([await heading(), document.title]).toEqual([words, `${words} · Kanek`]);
});
