import { headline, pageTitle } from '#features/directory/results/criteria.ts';
import type { ResultsData } from '#features/directory/results/outcome.ts';
import type { ResultsKind } from '#features/directory/results/results-kinds.ts';
import { pageMeta } from './page-meta.ts';

interface Asked {
  kind: ResultsKind;
  /** Missing where the page itself failed. */
  data: ResultsData<unknown> | undefined;
  search: string;
  compare: string;
}

/** Search engines read the plain list, page by page; for what people search there are landing pages. */
export function resultsMeta(
  matches: Parameters<typeof pageMeta>[0],
  { kind, data, search, compare }: Asked,
) {
  const criteria = data?.criteria ?? { values: {} };
  const page = data ? shownPage(data) : 1;
  const isPlain = [...new URLSearchParams(search).keys()].every((name) => name === 'page');
  return pageMeta(matches, {
    title: pageTitle(kind, criteria, page),
    description: `${headline(kind, criteria)}: compare ${compare}, and contact them directly. Free, no commissions.`,
    index: isPlain,
    canonical: page > 1 ? `${kind.path}?page=${page}` : kind.path,
  });
}

/** While the results are on their way, the one that was asked for. */
function shownPage({ criteria, outcome }: ResultsData<unknown>): number {
  if (outcome instanceof Promise) return criteria.page;
  return outcome.state === 'found' ? outcome.page : 1;
}
