import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Pagination } from '#ui/pagination.tsx';
import { addressOf, type Criteria } from './criteria.ts';
import { NoResults } from './no-results.tsx';
import type { Outcome, ResultsData } from './outcome.ts';
import { remember } from './recent-answers.ts';
import { ResultGrid } from './result-grid.tsx';
import { ResultsError } from './results-error.tsx';
import type { ResultsKind } from './results-kinds.ts';
import { useShownTitle } from './use-shown-title.ts';

interface ResultListProps<Result> {
  kind: ResultsKind;
  criteria: Criteria;
  outcome: Outcome<Result>;
  around: ResultsData<Result>['around'];
  renderCard: (result: Result, index: number) => ReactNode;
}

/** Cards and pages, or what happened instead. */
export function ResultList<Result>(props: ResultListProps<Result>) {
  const { kind, criteria, outcome, around, renderCard } = props;
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useEffect(() => remember(address, { outcome, around }), [address, outcome, around]);
  useShownTitle(kind, criteria, outcome);

  if (outcome.state === 'failed') {
    return <ResultsError kind={kind} message={outcome.message} again={address} />;
  }
  const { results, partial, page, pages } = outcome;
  if (results.length === 0) return <NoResults kind={kind} criteria={criteria} around={around} />;

  const href = (number: number) => addressOf(kind, { ...criteria, page: number });
  return (
    <>
      {page > 1 && <link rel="prev" href={href(page - 1)} />}
      {page < pages && <link rel="next" href={href(page + 1)} />}
      {partial && (
        <p className="mb-5 text-ink-2">Nobody matches every word. These match most of them.</p>
      )}
      <ResultGrid kind={kind}>{results.map(renderCard)}</ResultGrid>
      <Pagination page={page} totalPages={pages} href={href} className="mt-10 sm:mt-12" />
    </>
  );
}
