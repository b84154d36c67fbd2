import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore.server.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('keeps a place that gets free for whoever waits, also when others come at that moment', async () => {
  const withPermit = createSemaphore(2);
  const started: string[] = [];
  const first = Promise.withResolvers<void>();
  const others = Promise.withResolvers<void>();
  const begin = (name: string, end: Promise<void>) =>
    withPermit(() => {
      started.push(name);
      return end;
    });
  const all = [begin('a', first.promise), ...['b', 'c'].map((name) => begin(name, others.promise))];
  all.push(first.promise.then(() => begin('late', others.promise)));
  first.resolve();
  await settled();
  expect(started).toEqual(['a', 'b', 'c']);
  others.resolve();
  await Promise.all(all);
  expect(started).toEqual(['a', 'b', 'c', 'late']);
});

it('goes on after a failure', async () => {
  const withPermit = createSemaphore(1);
  const failed = withPermit(() => Promise.reject(new Error('no')));
  const next = withPermit(() => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});

it('lets light works pass heavy ones, however many of those wait, and forgets nobody', async () => {
  const withPermit = createSemaphore(2, 1);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string, heavy: boolean) =>
    withPermit(
      () => {
        started.push(name);
        return new Promise<void>((end) => ends.set(name, end));
      },
      { heavy },
    );
  const all = ['A', 'B', 'C'].map((name) => begin(name, true));
  all.push(...['a', 'b'].map((name) => begin(name, false)));
  await settled();
  expect(started).toEqual(['A', 'a']);
  for (const [over, next] of [
    ['a', 'b'],
    ['A', 'B'],
    ['B', 'C'],
  ] as const) {
    ends.get(over)!();
    await settled();
    expect(started.at(-1)).toBe(next);
  }
  ends.get('C')!();
  ends.get('b')!();
  await Promise.all(all);
});
