import { countListed, sumOf, type Counts } from '#features/directory/counts.server.ts';
import { listFeatured } from '#features/directory/list-featured.server.ts';
import type { ProviderCard } from '#features/directory/provider-card.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { asAppError } from '#platform/errors.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Services } from '#platform/services.server.ts';

/** Null when they could not be loaded: a page with more to show is not lost for its carousel. */
export async function loadFeatured(
  { db, clock, log }: Services,
  kind: ProviderKind,
): Promise<ProviderCard[] | null> {
  try {
    return await listFeatured(db, kind, clock.now());
  } catch (error) {
    const level = asAppError(error) ? 'warn' : 'error';
    log[level]({ err: error }, 'featured profiles could not be loaded');
    return null;
  }
}

export type Browse = Record<ProviderKind, ReturnType<typeof summarise>>;

/** How many there are in each category and at each place; null while the database is away. */
export async function loadBrowse({ db, log }: Services): Promise<Browse | null> {
  try {
    const [specialist, business] = await Promise.all([
      countListed(db, 'specialist'),
      countListed(db, 'business'),
    ]);
    return { specialist: summarise(specialist), business: summarise(business) };
  } catch (error) {
    if (!asAppError(error)) throw error;
    log.warn({ err: error }, 'counts for browsing are missing');
    return null;
  }
}

function summarise(counts: Counts) {
  const categories = [...new Set(counts.map(({ category }) => category))].sort();
  return {
    categories: categories.map((name) => ({ name, count: sumOf(counts, name, null) })),
    places: LOCATIONS.map((name) => ({ name, count: sumOf(counts, null, name) })),
  };
}
