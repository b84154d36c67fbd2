import { useEffect } from 'react';
import { CircleAlert } from 'lucide-react';
import { useLocation } from 'react-router';
import { ButtonLink } from '#ui/button-link.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { KINDS } from '../kinds.ts';
import { addressOf, pageTitle, type SearchQuery } from '../search-query.ts';
import { NoResults } from './no-results.tsx';
import { remember } from './recent-answers.ts';
import { ResultCard } from './result-card.tsx';
import { ResultGrid } from './result-grid.tsx';
import type { ResultsData, ResultsOutcome } from './results-outcome.ts';

interface ResultListProps extends Pick<ResultsData, 'query' | 'facets'> {
  outcome: ResultsOutcome;
}

/** Cards and pages, or what happened instead. */
export function ResultList({ query, outcome, facets }: ResultListProps) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useEffect(() => remember(address, { outcome, facets }), [address, outcome, facets]);
  useShownTitle(query, outcome);

  if (outcome.state === 'failed')
    return <Failed query={query} message={outcome.message} again={address} />;
  const { cards, partial, page, pages } = outcome;
  if (cards.length === 0) return <NoResults query={query} facets={facets} />;

  const href = (number: number) => addressOf({ ...query, page: number });
  return (
    <>
      {page > 1 && <link rel="prev" href={href(page - 1)} />}
      {page < pages && <link rel="next" href={href(page + 1)} />}
      {partial && (
        <p className="mb-5 text-ink-2">Nobody matches every word. These match most of them.</p>
      )}
      <ResultGrid kind={query.kind}>
        {cards.map((card, index) => (
          <ResultCard key={card.id} card={card} eager={index === 0} />
        ))}
      </ResultGrid>
      <Pagination page={page} totalPages={pages} href={href} className="mt-10 sm:mt-12" />
    </>
  );
}

interface FailedProps {
  query: SearchQuery;
  message: string;
  /** The address that failed. */
  again: string;
}

function Failed({ query, message, again }: FailedProps) {
  const { path, many } = KINDS[query.kind];
  return (
    <div className="grid justify-items-center gap-4 rounded-card bg-danger-soft px-6 py-12 text-center">
      <CircleAlert aria-hidden className="size-10 text-danger" />
      <p role="alert" className="max-w-full text-lead font-semibold wrap-anywhere text-danger">
        Error: {message}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={again} variant="secondary" replace preventScrollReset>
          Try again
        </ButtonLink>
        <ButtonLink to={path} variant="quiet">
          See all {many}
        </ButtonLink>
      </div>
    </div>
  );
}

/** In the browser the title is there before the answer, which may be of an earlier page than was asked for. */
function useShownTitle(query: SearchQuery, outcome: ResultsOutcome): void {
  const asked = pageTitle(query, query.page);
  const shown = pageTitle(query, outcome.state === 'found' ? outcome.page : 1);
  useEffect(() => {
    if (asked !== shown) document.title = document.title.replace(asked, () => shown);
  }, [asked, shown]);
}
