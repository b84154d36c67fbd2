import { askPrimary, isWorker } from '../primary.server.ts';
import type { Limit } from './limits.ts';
import { createMemoryLimit } from './memory-limit.server.ts';

/** Counts on this machine, whichever of its workers is asked. */
export function createSharedLimit(limit: Limit) {
  const allows = createMemoryLimit(limit);
  return async (now: Date, whose: string): Promise<boolean> => {
    if (!isWorker) return allows(now, whose);
    return askPrimary({ about: 'limit', limit, whose, now }, () => allows(now, whose));
  };
}
