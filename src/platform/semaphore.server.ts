interface Waiting {
  heavy: boolean;
  start: () => void;
}

/**
 * Lets so many works run at a time; the others wait, in the order they came. Heavy ones leave some of the places to the
 * light ones, which pass them.
 */
export function createSemaphore(atATime: number, heavyAtATime = atATime) {
  const waiting: Waiting[] = [];
  const running = { all: 0, heavy: 0 };
  const mayStart = ({ heavy }: Pick<Waiting, 'heavy'>) =>
    running.all < atATime && !(heavy && running.heavy >= heavyAtATime);
  const count = (heavy: boolean, by: 1 | -1) => {
    running.all += by;
    if (heavy) running.heavy += by;
  };

  return async function withPermit<T>(
    work: () => Promise<T>,
    { heavy = false }: { heavy?: boolean } = {},
  ): Promise<T> {
    if (mayStart({ heavy })) count(heavy, 1);
    else await new Promise<void>((start) => waiting.push({ heavy, start }));
    try {
      return await work();
    } finally {
      count(heavy, -1);
      // The place goes straight to whoever waits: nobody who comes meanwhile can take it.
      for (let next = waiting.findIndex(mayStart); next >= 0; next = waiting.findIndex(mayStart)) {
        const [first] = waiting.splice(next, 1);
        count(first!.heavy, 1);
        first!.start();
      }
    }
  };
}
