import { countListed, sumOf, sumsByPlace, type Counts } from '#features/directory/counts.server.ts';
import { categoriesOf } from '#features/directory/landing/landing.rules.ts';
import { listAllFeatured, listFeatured } from '#features/directory/list-featured.server.ts';
import { asAppError } from '#platform/errors.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Services } from '#platform/services.server.ts';

/** Null when they could not be loaded: a page with more to show is not lost for its carousel. */
async function orNull<Found>(log: Services['log'], coming: Promise<Found>): Promise<Found | null> {
  try {
    return await coming;
  } catch (error) {
    const level = asAppError(error) ? 'warn' : 'error';
    log[level]({ err: error }, 'featured profiles could not be loaded');
    return null;
  }
}

export const loadFeatured = ({ db, clock, log, env }: Services, kind: ProviderKind) =>
  orNull(log, listFeatured(db, kind, clock.now(), env));

/** In the order of the catalogues. */
export type Browse = Record<ProviderKind, { categories: number[]; places: number[] }>;

/** What the home page shows of the directory; null is what could not be loaded. */
export async function loadHome(services: Services) {
  const { db, clock, log, env } = services;
  const featured = await orNull(log, listAllFeatured(db, clock.now(), env));
  const { specialists = null, businesses = null, version } = featured ?? {};
  return { specialists, businesses, browse: await loadBrowse(services, version) };
}

/** How many there are in each category and at each place; null while the database is away. */
export async function loadBrowse({ db, log }: Services, version?: string): Promise<Browse | null> {
  try {
    const [specialist, business] = await Promise.all([
      countListed(db, 'specialist', version),
      countListed(db, 'business', version),
    ]);
    return {
      specialist: summaryOf('specialist', specialist),
      business: summaryOf('business', business),
    };
  } catch (error) {
    if (!asAppError(error)) throw error;
    log.warn({ err: error }, 'counts for browsing are missing');
    return null;
  }
}

/** Counts that have not changed are the same object. */
const summaries = new WeakMap<Counts, Browse[ProviderKind]>();

function summaryOf(kind: ProviderKind, counts: Counts): Browse[ProviderKind] {
  const summary = summaries.get(counts) ?? {
    categories: categoriesOf(kind).map((name) => sumOf(counts, name, null)),
    places: sumsByPlace(counts),
  };
  summaries.set(counts, summary);
  return summary;
}
