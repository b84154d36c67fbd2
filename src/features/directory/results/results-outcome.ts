import { failures } from '#messages';
import { CallFailed } from '../call-api.ts';
import type { Facets, Option } from '../find-facets.server.ts';
import type { DetailedCard } from '../provider-card.ts';
import { type SearchQuery, facetsQuestion, type Asked } from '../search-query.ts';
import { PAGE_MAX } from '../search.rules.ts';

/** What one search finds, on the server as over the network. */
export interface FoundPage {
  cards: DetailedCard[];
  total: number;
  /** Nobody has all the words: these have all but one. */
  partial?: true | undefined;
}

/** The same as one of several pages, or what happened instead. */
export type Outcome<Found> =
  | (Found & { state: 'found'; page: number; pages: number })
  | { state: 'failed'; message: string };

export const isFailed = ({ state }: { state: string }): boolean => state === 'failed';

export type ResultsOutcome = Outcome<FoundPage>;

/** What a results page is made of: on the server known at once, in the browser on its way. */
export interface ResultsData {
  query: SearchQuery;
  outcome: ResultsOutcome | Promise<ResultsOutcome>;
  facets: Facets | null | Promise<Facets | null>;
}

/** Once the counts are there. */
export interface CountedQuery {
  query: SearchQuery;
  facets: Facets | null;
}

/** The page that was asked for, or the last one where there are fewer. Of pages, only those that an address may name. */
export async function findPage<Found extends { total: number }>(
  { page: asked, limit }: Pick<SearchQuery, 'page' | 'limit'>,
  search: (page: number) => Promise<Found>,
): Promise<Outcome<Found>> {
  const first = await search(asked);
  const pages = Math.min(PAGE_MAX, Math.max(1, Math.ceil(first.total / limit)));
  const page = Math.min(asked, pages);
  const found = page === asked ? first : await search(page);
  return { ...found, state: 'found', page, pages };
}

/** In the browser: in words why there is none; `refused` where the answer has none of its own. */
export async function orFailure<Found>(
  coming: Promise<Outcome<Found>>,
  refused: string = failures.results,
): Promise<Outcome<Found>> {
  try {
    return await coming;
  } catch (error) {
    const told = error instanceof CallFailed && (error.message || (error.status >= 400 && refused));
    return { state: 'failed', message: told || failures.results };
  }
}

/** While the results are on their way, the one that was asked for. */
export function shownPage<Found>(shown: {
  query: Pick<SearchQuery, 'page'>;
  outcome: Outcome<Found> | null | Promise<Outcome<Found>>;
}): number {
  const { query, outcome } = shown;
  if (outcome instanceof Promise) return query.page;
  return outcome?.state === 'found' ? outcome.page : 1;
}

/** How many the counts promise for these filters. */
export function totalOf(asked: Asked, { categories }: Facets): number {
  const { category } = facetsQuestion(asked);
  const options = category ? categories.filter(({ name }) => name === category) : categories;
  return countOf(options) ?? 0;
}

export function countOf(options: readonly Option[] | undefined): number | undefined {
  return options?.reduce((sum, { count }) => sum + count, 0);
}
