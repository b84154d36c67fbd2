import { expect, it, onTestFinished, vi } from 'vitest';
import { createLog } from '../log.server.ts';
import { MAX_BEHIND_MS, watchDirectoryVersion } from './directory-version.server.ts';

/** How far a real replica has come cannot be steered. */
async function watch() {
  const at = { primary: 1, copy: 1 };
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const answer = (rows: object[]) => Promise.resolve({ rows });
  const version = await watchDirectoryVersion(
    {
      db: 'primary',
      pool: {
        query: (text: string) =>
          answer(text.includes('directory_changes') ? [] : [{ version: String(at.primary) }]),
      },
      replica: {
        db: 'copy',
        answers: true,
        ask: () => answer([{ version: String(at.copy), migration: 'Infinity' }]),
      },
      listen: () => () => Promise.resolve(),
    } as unknown as Parameters<typeof watchDirectoryVersion>[0],
    createLog('fatal'),
  );
  onTestFinished(() => version.stop());
  return async (primary: number, copy: number, afterMs: number) => {
    now += afterMs;
    Object.assign(at, { primary, copy });
    await version.look();
    return version.replica;
  };
}

it('leaves a replica that is always late, each time with another version', async () => {
  const look = await watch();
  expect(await look(2, 1, 0)).toBe('serving');
  expect(await look(3, 1, MAX_BEHIND_MS + 1)).toBe('behind');
  // It has the one that it was left for, but has missed two others for as long.
  expect(await look(4, 2, MAX_BEHIND_MS)).toBe('behind');
  expect(await look(5, 4, MAX_BEHIND_MS + 1)).toBe('behind');
});

it('reads again from one that has caught up, or that is in time again', async () => {
  for (const [primary, copy] of [
    [4, 4],
    [5, 4],
  ] as const) {
    const look = await watch();
    await look(2, 1, 0);
    expect(await look(3, 1, MAX_BEHIND_MS + 1)).toBe('behind');
    expect(await look(4, 3, 1)).toBe('behind');
    expect(await look(primary, copy, 100)).toBe('serving');
  }
});
