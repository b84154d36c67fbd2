import { API, callApi } from '#features/directory/call-api.ts';
import type { ProviderCard } from '#features/directory/provider-card.ts';
import { readFeatured } from '#features/directory/read-cards.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/** Null when they could not be loaded: the section of specialists has words for it, that of businesses stays empty. */
export async function fetchFeatured(kind: ProviderKind): Promise<ProviderCard[] | null> {
  const path = kind === 'specialist' ? API.featuredSpecialists : API.featuredBusinesses;
  try {
    return readFeatured(kind, await callApi<unknown>(path));
  } catch (error) {
    // oxlint-disable-next-line no-console -- the log is all that a failing carousel of businesses may show
    console.warn('Could not load featured profiles.', error);
    return null;
  }
}
