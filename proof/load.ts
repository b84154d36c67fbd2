/** How a stream of requests fared. */
export interface Fared {
  requests: number;
  failed: string[];
}

/** Asks one address after the other, in several lines at once, until it is stopped. */
export function startLoad(url: string, paths: readonly string[], lines: number) {
  const fared: Fared = { requests: 0, failed: [] };
  let stopped = false;
  const line = async (start: number) => {
    for (let turn = start; !stopped; turn++) {
      const path = paths[turn % paths.length]!;
      try {
        const answer = await fetch(url + path, { signal: AbortSignal.timeout(30_000) });
        await answer.arrayBuffer();
        if (answer.status !== 200) fared.failed.push(`${path}: ${answer.status}`);
      } catch (error) {
        fared.failed.push(`${path}: ${String(error)}`);
      }
      fared.requests += 1;
    }
  };
  const lineEnds = Array.from({ length: lines }, (_, i) => line(i));
  return {
    async stop(): Promise<Fared> {
      stopped = true;
      await Promise.all(lineEnds);
      return fared;
    },
  };
}
