import { AppError, asAppError } from '#platform/errors.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { findFacets } from '../find-facets.server.ts';
import { searchProviders, type FoundCards } from '../search-providers.server.ts';
import { facetsQuestion, isCountable, readQuery } from '../search-query.ts';
import { FACTS_COUNTED_MAX } from '../search.rules.ts';
import { findPage, type Outcome, type ResultsData } from './results-outcome.ts';

/** The server's way to a results page: everything is known before the page is sent. */
export async function findResultsPage(
  services: Services,
  kind: ProviderKind,
  given: URLSearchParams,
): Promise<{ found: ResultsData; status: number }> {
  const query = readQuery(kind, given);
  let searched: FoundCards | undefined;
  const search = async (page: number) => {
    if (query.problem) throw new AppError('bad-input', query.problem.message);
    const options = { countFactsUpTo: FACTS_COUNTED_MAX };
    searched = await searchProviders(services, { ...query, page }, options);
    const { cards, total, partial } = searched;
    return { cards, total, ...(partial && { partial }) };
  };
  const { outcome, status } = await orForeseen(findPage(query, search));
  if (outcome.state === 'failed') return { found: { query, outcome, facets: null }, status };
  const known = isCountable(query) ? searched : undefined;
  const facets = await findFacets(services, facetsQuestion(query), known).catch(
    (error: unknown) => {
      services.log.warn({ err: error }, 'counts beside the results are missing');
      return null;
    },
  );
  return { found: { query, outcome, facets }, status };
}

/** A failure that was foreseen is an outcome, too. */
export async function orForeseen<Found>(
  coming: Promise<Outcome<Found>>,
): Promise<{ outcome: Outcome<Found>; status: number }> {
  try {
    return { outcome: await coming, status: 200 };
  } catch (error) {
    const failure = asAppError(error);
    if (!failure) throw error;
    return { outcome: { state: 'failed', message: failure.message }, status: failure.status };
  }
}
