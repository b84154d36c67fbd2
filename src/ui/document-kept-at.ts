import { KEPT_TIMING } from '#platform/kept-caches.ts';

/** When this document was fetched, where it came from what the browser keeps: the worker has written it into its head. */
export function documentKeptAt(): Date | null {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const kept = visit?.serverTiming?.find(({ name }) => name === KEPT_TIMING);
  return kept ? new Date(kept.duration) : null;
}
