import { asAppError, STATUS_OF } from '#platform/errors.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { findFacets } from '../find-facets.server.ts';
import { searchProviders, type FoundCards } from '../search-providers.server.ts';
import { facetsQuestion, isCountable, readQuery } from '../search-query.ts';
import { FACTS_COUNTED_MAX } from '../search.rules.ts';
import { findPage, type ResultsData, type ResultsOutcome } from './results-outcome.ts';

/** The server's way to a results page: everything is known before the page is sent. */
export async function findResultsPage(
  services: Services,
  kind: ProviderKind,
  given: URLSearchParams,
): Promise<{ found: ResultsData; status: number }> {
  const query = readQuery(kind, given);
  const failed = (message: string, status: number) => ({
    found: { query, outcome: { state: 'failed' as const, message }, facets: null },
    status,
  });
  if (query.problem) return failed(query.problem.message, STATUS_OF['bad-input']);
  let searched: FoundCards | undefined;
  let outcome: ResultsOutcome;
  try {
    outcome = await findPage(query, async (page) => {
      searched = await searchProviders(
        services,
        { ...query, page },
        { countFactsUpTo: FACTS_COUNTED_MAX },
      );
      const { cards, total, partial } = searched;
      return { cards, total, ...(partial && { partial }) };
    });
  } catch (error) {
    const failure = asAppError(error);
    if (!failure) throw error;
    return failed(failure.message, failure.status);
  }
  const known = isCountable(query) ? searched : undefined;
  const facets = await findFacets(services, facetsQuestion(query), known).catch(
    (error: unknown) => {
      services.log.warn({ err: error }, 'counts beside the results are missing');
      return null;
    },
  );
  return { found: { query, outcome, facets }, status: 200 };
}
