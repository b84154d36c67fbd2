import { askPrimary, isWorker } from '../primary.server.ts';
import type { Limit } from './limits.ts';

const MAX_CLIENTS = 50_000;

/**
 * Counts in this process alone, for calls that are too many and too small to be worth a write. All are forgotten
 * together when their time is over.
 */
export function createMemoryLimit({ times, seconds }: Limit) {
  const uses = new Map<string, number>();
  let endsAt = 0;
  return (now: Date, whose: string): boolean => {
    const freshEnd = now.getTime() + seconds * 1000;
    // An end that lies further away comes from a clock that was ahead: it locks nobody out.
    if (now.getTime() >= endsAt || endsAt > freshEnd) {
      uses.clear();
      endsAt = freshEnd;
    }
    const used = (uses.get(whose) ?? 0) + 1;
    // Whoever has many addresses must not lock out all who come after them.
    if (used === 1 && uses.size >= MAX_CLIENTS) uses.clear();
    uses.set(whose, used);
    return used <= times;
  };
}

/** Counts on this machine, whichever of its workers is asked. */
export function createSharedLimit(limit: Limit) {
  const allows = createMemoryLimit(limit);
  return async (now: Date, whose: string): Promise<boolean> => {
    if (!isWorker) return allows(now, whose);
    return askPrimary({ about: 'limit', limit, whose, now }, () => allows(now, whose));
  };
}
