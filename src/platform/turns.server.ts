/** Lets so many works run at a time; the others wait, in the order they came. */
export function createTurns(atATime: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atATime) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place goes straight to whoever waits: nobody who comes meanwhile can take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
