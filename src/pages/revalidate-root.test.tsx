import { expect, it, vi } from 'vitest';
import { sendWithProgress } from '#ui/calls.ts';
import { stubNetwork } from '../../tests/support/stub-network.ts';
import { shouldRevalidate } from './revalidate-root.ts';

const at = (path: string) => new URL(path, 'https://kanek.example');
const ask = (more: object = {}, to = '/dashboard') => {
  const way = { currentUrl: at('/profile1'), nextUrl: at(to) };
  return shouldRevalidate({ ...way, ...more } as Parameters<typeof shouldRevalidate>[0]);
};

it('asks for settings again after a success, or with a link after five minutes where there is a line', () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  expect(ask()).toBe(false);
  expect([200, 422].map((actionStatus) => ask({ formMethod: 'POST', actionStatus }))).toEqual([
    true,
    false,
  ]);
  vi.setSystemTime(Date.now() + 6 * 60_000);
  vi.stubGlobal('navigator', { onLine: false });
  expect(ask()).toBe(false);
  vi.stubGlobal('navigator', { onLine: true });
  expect([ask(), ask()]).toEqual([true, false]);
  vi.useRealTimers();
});

it('asks who they are again, once, with the next link that leads away after something was sent by a call', async () => {
  stubNetwork(() => Response.json({ success: true }));
  expect(ask()).toBe(false);
  await sendWithProgress('/api/profile', new FormData(), { onProgress: () => null });
  expect(ask({}, '/profile1?step=2')).toBe(false);
  expect([ask(), ask()]).toEqual([true, false]);
});
