const AT_A_TIME = 2;
const waiting: (() => void)[] = [];
let running = 0;

/** Decoding is heavy: a burst of pictures must not take the machine from everyone else. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_A_TIME) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
