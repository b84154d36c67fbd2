import { results as words } from '#messages';
import { languageNow } from '#platform/language.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { inTime } from '#ui/patience.ts';
import { API, CallFailed, callApi, numberIn } from '../call-api.ts';
import type { Facets } from '../find-facets.server.ts';
import { KINDS, otherKind } from '../kinds.ts';
import { readResults } from '../read-cards.ts';
import { facetsQuestion, readQuery, type Asked, type SearchQuery } from '../search-query.ts';
import { recallOnReturn, soon } from './recent-answers.ts';
import {
  findPage,
  orFailure,
  type FoundPage,
  type ResultsData,
  type ResultsOutcome,
} from './results-outcome.ts';

/** The browser's way to a results page: it hardly waits, so that the page can say it is loading. */
export async function fetchResultsPage(
  kind: ProviderKind,
  request: Request,
  loadPage: () => Promise<ResultsData>,
): Promise<ResultsData> {
  const url = new URL(request.url);
  const query = readQuery(kind, url.searchParams);
  const seen = recallOnReturn(url);
  if (seen) return { query, ...seen };
  const { outcome: coming, facets } =
    languageNow() === 'en' ? callForPage(query) : readPage(inTime(loadPage()));
  const { value: outcome } = await soon(coming);
  return { query, outcome, facets };
}

const callForPage = (query: SearchQuery) => ({
  outcome: fetchOutcome(query),
  facets: query.problem ? null : fetchFacets(query).catch(() => null),
});

/** The API speaks English, also of who is open: in another language the page itself is asked. */
const readPage = (page: Promise<ResultsData>) => ({
  outcome: orFailure(page.then(({ outcome }) => outcome)),
  facets: page.then(
    ({ facets }) => facets,
    () => null,
  ),
});

export async function fetchOutcome(query: SearchQuery): Promise<ResultsOutcome> {
  if (query.problem) return { state: 'failed', message: query.problem.message };
  const coming = findPage(query, (page) => fetchPage({ ...query, page }));
  return orFailure(coming, words.failedToFetch(KINDS[query.kind].many));
}

export async function fetchFacets(asked: Asked, signal?: AbortSignal): Promise<Facets> {
  const { facts: chosen, ...question } = facetsQuestion(asked);
  const params = { ...question, ...chosen };
  const answer = await callApi<Record<string, unknown>>(API.facets, params, signal);
  const { categories, locations, waysOut: alternatives, facts = null, otherCards } = answer;
  const lists = [categories, locations, alternatives];
  if (!lists.every(Array.isArray)) throw new CallFailed('', { status: 200 });
  const cards = Array.isArray(otherCards) && readResults(otherKind(asked.kind), otherCards);
  return {
    categories,
    locations,
    everywhere: numberIn(answer, 'everywhere'),
    facts,
    alternatives,
    others: numberIn(answer, 'others'),
    ...(cards && { otherCards: cards }),
  } as Facets;
}

async function fetchPage({ kind, values, page, limit, sort }: SearchQuery): Promise<FoundPage> {
  const { keywords, ...rest } = values;
  // Whatever of a person the words may be.
  const anywhere = { skills: keywords, first_name: keywords, last_name: keywords };
  const { results, totalCount, partial, error } = await callApi<Record<string, unknown>>(
    kind === 'specialist' ? API.specialists : API.businesses,
    {
      ...rest,
      ...(keywords && { ...anywhere, occupation: keywords }),
      ...(rest.location && { serves: 'yes' }),
      page,
      limit,
      sort,
    },
  );
  if (error || !Array.isArray(results) || typeof totalCount !== 'number')
    throw new CallFailed(typeof error === 'string' ? error : '', { status: 200 });
  return {
    cards: readResults(kind, results),
    total: totalCount,
    ...(partial === true && { partial }),
  };
}
