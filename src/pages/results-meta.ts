import { KINDS } from '#features/directory/kinds.ts';
import type { ResultsData } from '#features/directory/results/results-outcome.ts';
import { headline, pageTitle } from '#features/directory/search-query.ts';
import { kindOfRoute } from './kind-of-route.ts';
import { pageMeta } from './page-meta.ts';

/** Search engines read the plain list, page by page; for what people search there are landing pages. */
export function resultsMeta(
  matches: Parameters<typeof pageMeta>[0],
  { pathname, search }: { pathname: string; search: string },
  /** Missing where the page itself failed. */
  data: ResultsData | undefined,
) {
  const query = data?.query ?? { kind: kindOfRoute(pathname), values: {} };
  const { path, compare } = KINDS[query.kind];
  const page = data ? shownPage(data) : 1;
  const isPlain = [...new URLSearchParams(search).keys()].every((name) => name === 'page');
  return pageMeta(matches, {
    title: pageTitle(query, page),
    description: `${headline(query)}: compare ${compare}, and contact them directly. Free, no commissions.`,
    index: isPlain,
    canonical: page > 1 ? `${path}?page=${page}` : path,
  });
}

/** While the results are on their way, the one that was asked for. */
function shownPage({ query, outcome }: ResultsData): number {
  if (outcome instanceof Promise) return query.page;
  return outcome.state === 'found' ? outcome.page : 1;
}
