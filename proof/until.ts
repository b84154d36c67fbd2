import { setTimeout as wait } from 'node:timers/promises';

/** Waits for a condition; returns how long that took. */
export async function until(
  what: string,
  holds: () => Promise<boolean> | boolean,
  seconds = 90,
): Promise<number> {
  const started = performance.now();
  while (!(await holds())) {
    if (performance.now() - started > seconds * 1000)
      throw new Error(`${what}: not after ${seconds} s`);
    await wait(50);
  }
  return (performance.now() - started) / 1000;
}
