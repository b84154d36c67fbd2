import { afterEach, expect, it, vi } from 'vitest';
import { soon } from './recent-answers.ts';

afterEach(() => vi.useRealTimers());

it('what comes within 200 ms is known, what takes longer is on its way', async () => {
  vi.useFakeTimers();
  const after = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'cards'));
  const quick = soon(after(190));
  await vi.advanceTimersByTimeAsync(190);
  expect(await quick).toEqual({ value: 'cards' });
  const slow = soon(after(900));
  await vi.advanceTimersByTimeAsync(200);
  const { value } = await slow;
  expect(value).toBeInstanceOf(Promise);
  await vi.advanceTimersByTimeAsync(700);
  expect(await value).toBe('cards');
});
