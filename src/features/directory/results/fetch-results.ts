import { FAILURES } from '#platform/failures.rules.ts';
import { API, CallFailed, callApi } from '../call-api.ts';
import type { Facets } from '../find-facets.server.ts';
import type { Found } from '../search-wire.ts';
import { readCriteria, facetsQuestion, type Asked, type Criteria } from './criteria.ts';
import { pagesFor, type Outcome, type ResultsData } from './outcome.ts';
import { recall } from './recent-answers.ts';
import type { ResultsKind } from './results-kinds.ts';

/** The browser's way to a results page: it waits for nothing, so that the page can say it is loading. */
export function fetchResultsPage<Result>(kind: ResultsKind, request: Request): ResultsData<Result> {
  const url = new URL(request.url);
  const criteria = readCriteria(kind, url.searchParams);
  // Going back or forward, the browser is already at the address: what was seen there stands at once, at its height.
  const returning = location.pathname === url.pathname && location.search === url.search;
  const seen = returning ? recall<Result>(url.pathname + url.search) : null;
  if (seen) return { criteria, ...seen };
  return {
    criteria,
    outcome: fetchOutcome(kind, criteria),
    around: fetchFacets(kind, criteria).catch(() => null),
  };
}

export async function fetchOutcome<Result>(
  kind: ResultsKind,
  criteria: Criteria,
): Promise<Outcome<Result>> {
  try {
    const first = await ask<Result>(kind, criteria, criteria.page);
    const pages = pagesFor(first.totalCount, kind.pageSize);
    const page = Math.min(criteria.page, pages);
    const found = page === criteria.page ? first : await ask<Result>(kind, criteria, page);
    return { state: 'found', ...found, page, pages };
  } catch (error) {
    return { state: 'failed', message: messageOf(error, kind) };
  }
}

export async function fetchFacets(
  kind: ResultsKind,
  asked: Asked,
  signal?: AbortSignal,
): Promise<Facets> {
  const question = facetsQuestion(kind, asked);
  const answer = await callApi<Partial<Facets>>(API.around, question, signal);
  const { categories, locations, waysOut } = answer;
  if (!Array.isArray(categories) || !Array.isArray(locations) || !Array.isArray(waysOut)) {
    throw new CallFailed('', { status: 200 });
  }
  return { categories, locations, waysOut };
}

async function ask<Result>(
  kind: ResultsKind,
  { values, sort }: Criteria,
  page: number,
): Promise<Found<Result>> {
  const answer = await callApi<Partial<Found<Result>> & { error?: unknown }>(kind.api, {
    ...kind.apiParams(values),
    page,
    limit: kind.pageSize,
    sort,
  });
  const { results, totalCount, partial, error } = answer;
  if (error || !Array.isArray(results) || typeof totalCount !== 'number') {
    throw new CallFailed(typeof error === 'string' ? error : '', { status: 200 });
  }
  return {
    results: results.filter((each) => each !== null),
    totalCount,
    ...(partial === true && { partial }),
  };
}

function messageOf(error: unknown, kind: ResultsKind): string {
  const refused = error instanceof CallFailed && error.status >= 400;
  const told = error instanceof CallFailed ? error.message : '';
  return told || (refused ? kind.refused : FAILURES.results);
}
