import { API, callApi } from '#features/directory/call-api.ts';
import type { ProviderCard } from '#features/directory/provider-card.ts';
import { readFeatured } from '#features/directory/read-cards.ts';
import { languageNow } from '#platform/language.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { inTime } from '#ui/patience.ts';

type Cards = ProviderCard[] | null;

/** Null when they could not be loaded: the section of specialists has words for it, that of businesses stays empty. */
export async function fetchFeatured(
  kind: ProviderKind,
  loadCards: () => Promise<Cards>,
): Promise<Cards> {
  const path = kind === 'specialist' ? API.featuredSpecialists : API.featuredBusinesses;
  try {
    // The API speaks English: in another language the page itself is asked.
    if (languageNow() !== 'en') return await inTime(loadCards());
    return readFeatured(kind, await callApi<unknown>(path));
  } catch (error) {
    // oxlint-disable-next-line no-console -- the log is all that a failing carousel of businesses may show
    console.warn('Could not load featured profiles.', error);
    return null;
  }
}
