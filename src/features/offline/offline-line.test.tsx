import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
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

afterEach(() => {
  cleanup();
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
