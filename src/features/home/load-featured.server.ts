import type { Db } from '#platform/db/database.server.ts';
import { asAppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';

/** Null when they could not be loaded: a page with more to show is not lost for its carousel. */
export async function loadFeatured<Card>(
  { db, clock, log }: Services,
  list: (db: Db, now: Date) => Promise<Card[]>,
): Promise<Card[] | null> {
  try {
    return await list(db, clock.now());
  } catch (error) {
    const level = asAppError(error) ? 'warn' : 'error';
    log[level]({ err: error }, 'featured profiles could not be loaded');
    return null;
  }
}
