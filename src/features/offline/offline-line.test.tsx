import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { failures } from '#messages';
import { addressOf } from '#features/pocket/pocket.rules.ts';
import { KEPT } from '#platform/kept-caches.ts';
import { attend, forgetAllKept, keptKey, writeKept } from '#ui/kept.ts';
import { createMemoryCaches } from '../../../tests/support/memory-caches.ts';
import { OfflineLine } from './offline-line.tsx';

const show = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <OfflineLine keeps />
    </MemoryRouter>,
  );
const connect = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

let { caches } = createMemoryCaches('https://kanek.example');
beforeEach(() => {
  ({ caches } = createMemoryCaches('https://kanek.example'));
  vi.stubGlobal('caches', caches);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['/faq', 'You are offline. Pages you have seen and profiles you saved still open.'],
  ['/login/code', 'You are offline. Signing up and logging in need a connection.'],
  ['/contact', 'You are offline. What you write stays here until you send it.'],
])('says on %s what being offline means there, as long as it lasts', (path, words) => {
  show(path);
  expect(screen.getByRole('status').textContent).toBe('');
  connect(false);
  expect(screen.getByRole('status').textContent).toBe(words);
  connect(true);
  expect(screen.getByRole('status').textContent).toBe('');
});

it.each([
  ['all of the directory is', ['words', 'all'], failures.stillFinds],
  ['nothing of the directory is', [], failures.stillOpens],
  ['no more than its words are', ['words'], failures.stillOpens],
  ['all but its words is', ['all'], failures.stillOpens],
])('says what still works where %s on this phone', async (_, names, words) => {
  const cache = await caches.open(KEPT.directory);
  for (const name of names) await cache.put(addressOf(name, '123456789012'), new Response('{}'));
  show('/faq');
  await act(async () => connect(false));
  expect(screen.getByRole('status').textContent).toBe(`You are offline. ${words}`);
});

it('has heard what happened while the page was away, when it comes back by Back', () => {
  show('/faq');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(screen.getByRole('status').textContent).toContain('You are offline.');
});

it('says that the connection is back only where it was away', () => {
  onTestFinished(forgetAllKept);
  const key = keptKey('/contact', 'message');
  const form = document.body.appendChild(document.createElement('form'));
  onTestFinished(() => form.remove());
  show('/contact');
  act(() => writeKept(key, { unsent: true, fields: {} }));
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => onTestFinished(attend({ form, path: '/contact', key, hear: () => {} })));
  const notSent = 'What you wrote has not been sent yet: look it over, then send it.';
  expect(screen.getByRole('status').textContent).toBe(notSent);
  connect(false);
  connect(true);
  expect(screen.getByRole('status').textContent).toBe(`The connection is back. ${notSent}`);
  act(() => writeKept(key, null));
  act(() => writeKept(key, { unsent: true, fields: {} }));
  expect(screen.getByRole('status').textContent).toBe(notSent);
});
