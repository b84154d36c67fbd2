import { setTimeout } from 'node:timers/promises';
import { askPrimary, isWorker } from '../primary.server.ts';
import type { Limit } from './limits.ts';
import { createMemoryLimit } from './memory-limit.server.ts';

/** Who cannot be asked must not keep visitors waiting. */
const PATIENCE_MS = 1_000;

/** Counts on this machine, whichever of its workers is asked. */
export function createSharedLimit(limit: Limit) {
  const allows = createMemoryLimit(limit);
  return async (now: Date, whose: string): Promise<boolean> => {
    if (!isWorker) return allows(now, whose);
    const asked = askPrimary<boolean>({ about: 'limit', limit, whose, now });
    const own = setTimeout(PATIENCE_MS, null, { ref: false }).then(() => allows(now, whose));
    return Promise.race([asked, own]);
  };
}
