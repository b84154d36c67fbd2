import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Arriving } from '#ui/arriving.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { KINDS } from '../kinds.ts';
import { addressOf, pageTitle } from '../search-query.ts';
import { FailedResults } from './failed-results.tsx';
import { NoResults } from './no-results.tsx';
import { OtherKindCards } from './other-kind.tsx';
import { remember } from './recent-answers.ts';
import { ResultCard } from './result-card.tsx';
import { ResultGrid } from './result-grid.tsx';
import type { ResultsData, ResultsOutcome } from './results-outcome.ts';
import { useShownTitle } from './use-shown-title.ts';

interface ResultListProps extends Pick<ResultsData, 'query' | 'facets'> {
  outcome: ResultsOutcome;
}

/** Cards and pages, or what happened instead. */
export function ResultList({ query, outcome, facets }: ResultListProps) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useEffect(() => remember(address, { outcome, facets }), [address, outcome, facets]);
  const shownPage = outcome.state === 'found' ? outcome.page : 1;
  useShownTitle(pageTitle(query, query.page), pageTitle(query, shownPage));

  if (outcome.state === 'failed') {
    const { path, many } = KINDS[query.kind];
    return <FailedResults message={outcome.message} again={address} all={{ path, many }} />;
  }
  const { cards, partial, page, pages } = outcome;
  if (cards.length === 0)
    return (
      <>
        <NoResults query={query} facets={facets} />
        <Arriving value={facets}>
          {(known) => <OtherKindCards query={query} facets={known} />}
        </Arriving>
      </>
    );

  const href = (number: number) => addressOf({ ...query, page: number });
  return (
    <>
      {page > 1 && <link rel="prev" href={href(page - 1)} />}
      {page < pages && <link rel="next" href={href(page + 1)} />}
      {partial && (
        <p className="mb-5 text-ink-2">Nobody matches every word. These match most of them.</p>
      )}
      <ResultGrid>
        {cards.map((card) => (
          <ResultCard key={card.id} card={card} />
        ))}
      </ResultGrid>
      <Pagination page={page} totalPages={pages} href={href} className="mt-10 sm:mt-12" />
    </>
  );
}
