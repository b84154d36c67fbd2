import { headline, readCriteria } from '#features/search/results/criteria.ts';
import type { ResultsKind } from '#features/search/results/results-kinds.ts';
import { pageMeta } from './page-meta.ts';

/** Search engines read the plain list, page by page; for what people search there are landing pages. */
export function resultsMeta(
  matches: Parameters<typeof pageMeta>[0],
  { kind, search, compare }: { kind: ResultsKind; search: string; compare: string },
) {
  const asked = new URLSearchParams(search);
  const title = headline(kind, readCriteria(kind, asked));
  const page = Number(asked.get('page') ?? 1);
  const isPlain = [...asked.keys()].every((name) => name === 'page');
  return pageMeta(matches, {
    title: page > 1 ? `${title}, page ${page}` : title,
    description: `${title}: compare ${compare}, and contact them directly. Free, no commissions.`,
    index: isPlain,
    canonical: page > 1 ? `${kind.path}?page=${page}` : kind.path,
  });
}
