import { expect, it, vi } from 'vitest';
import { API, callApi } from './call-api.ts';

/** A line that takes every question and never answers. */
const silence = (_: string, { signal }: RequestInit) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

it.each(Object.values(API))('gives %s up where nobody answers', async (path) => {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  vi.stubGlobal('fetch', silence);
  const answer = Promise.race([callApi(path), Promise.resolve('nothing yet')]);
  expect(await answer).toBe('nothing yet');
  const failure = callApi(path).catch(({ name }: Error) => name);
  clock.abort(new DOMException('', 'TimeoutError'));
  expect(await Promise.race([failure, new Promise(setImmediate)])).toBe('TimeoutError');
  expect(timeout).toHaveBeenCalledWith(20_000);
});
