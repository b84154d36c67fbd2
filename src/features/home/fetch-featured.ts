import { API, callApi } from '#features/directory/call-api.ts';
import type { FeaturedBusiness, FeaturedSpecialist } from '#features/directory/search-wire.ts';
import { readFeaturedBusinesses, readFeaturedSpecialists } from './read-featured.ts';

/** Null when they could not be loaded, for which the section has words. */
export const fetchFeaturedSpecialists = (): Promise<FeaturedSpecialist[] | null> =>
  callApi<unknown>(API.featuredSpecialists).then(readFeaturedSpecialists).catch(warn);

/** Null when they could not be loaded: the section stays empty, only the log tells. */
export const fetchFeaturedBusinesses = (): Promise<FeaturedBusiness[] | null> =>
  callApi<unknown>(API.featuredBusinesses).then(readFeaturedBusinesses).catch(warn);

function warn(error: unknown): null {
  // oxlint-disable-next-line no-console -- the log is all that a failing carousel of businesses may show
  console.warn('Could not load featured profiles.', error);
  return null;
}
