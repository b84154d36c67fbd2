import { expect, it, vi } from 'vitest';
import { shouldRevalidate } from './revalidate-root.ts';

const ask = (more: object = {}) => shouldRevalidate(more as Parameters<typeof shouldRevalidate>[0]);

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
