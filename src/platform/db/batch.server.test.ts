import { expect, it, vi } from 'vitest';
import { createLog } from '../log.server.ts';
import { createBatch } from './batch.server.ts';

const log = createLog('fatal');

it('writes together what comes within a second', async () => {
  vi.useFakeTimers();
  const write = vi.fn<(rows: readonly number[]) => Promise<void>>(() => Promise.resolve());
  const { add } = createBatch({ write, log });
  add([1]);
  add([2, 3]);
  add([]);
  expect(write).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(write.mock.calls).toEqual([[[1, 2, 3]]]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(write).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});

it('writes what is left when it is told to, and nothing twice', async () => {
  const written: number[] = [];
  const write = (rows: readonly number[]) => Promise.resolve(void written.push(...rows));
  const { add, flush } = createBatch({ write, log });
  add([1, 2]);
  await Promise.all([flush(), flush()]);
  add([3]);
  await flush();
  expect(written).toEqual([1, 2, 3]);
});

it('keeps rows while the database is away, up to a limit', async () => {
  const written: number[] = [];
  let away = true;
  const write = (rows: readonly number[]) =>
    away ? Promise.reject(new Error('away')) : Promise.resolve(void written.push(...rows));
  const { add, flush } = createBatch({ write, log, maxRows: 3 });
  add([1, 2]);
  await flush();
  add([3, 4, 5]);
  away = false;
  await flush();
  expect(written).toEqual([1, 2, 3]);
});
