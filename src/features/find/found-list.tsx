import { useEffect } from 'react';
import { Compass } from 'lucide-react';
import { useLocation } from 'react-router';
import { FailedResults } from '#features/directory/results/failed-results.tsx';
import { remember } from '#features/directory/results/recent-answers.ts';
import { ResultCard } from '#features/directory/results/result-card.tsx';
import { ResultGrid } from '#features/directory/results/result-grid.tsx';
import { useShownTitle } from '#features/directory/results/use-shown-title.ts';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import type { FindOutcome } from './find-outcome.ts';
import { findAddress, findTitle, type FindQuery } from './find-query.ts';
import { FIND_TEXTS } from './find.rules.ts';

/** Cards of both kinds and pages, or what happened instead. */
export function FoundList({ query, outcome }: { query: FindQuery; outcome: FindOutcome }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useEffect(() => remember(address, { outcome, facets: null }), [address, outcome]);
  const shownPage = outcome.state === 'found' ? outcome.page : 1;
  useShownTitle(findTitle(query, query.page), findTitle(query, shownPage));

  if (outcome.state === 'failed') {
    const all = { path: paths.specialists, many: 'specialists' };
    return <FailedResults message={outcome.message} again={address} all={all} />;
  }
  const { cards, relaxed, page, pages } = outcome;
  if (cards.length === 0 && Object.keys(query.facts).length > 0)
    return (
      <EmptyState
        title={FIND_TEXTS.nobodyLeft}
        actions={
          <ButtonLink to={findAddress({ ...query, facts: {}, page: 1 })}>
            {FIND_TEXTS.withoutFilters}
          </ButtonLink>
        }
      />
    );
  if (cards.length === 0)
    return (
      <EmptyState
        title={relaxed[0]}
        actions={<ButtonLink to={paths.signup}>Be the first</ButtonLink>}
      />
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <GivenUp sentences={relaxed} />
      <ResultGrid>
        {cards.map((card) => (
          <ResultCard key={card.id} card={card} />
        ))}
      </ResultGrid>
      <Pagination
        page={page}
        totalPages={pages}
        href={(number) => findAddress({ ...query, page: number })}
        className="mt-7 sm:mt-9"
      />
    </div>
  );
}

/** What had to be given up until somebody was found. */
function GivenUp({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div className="flex gap-2.5 text-small md:text-body">
      <Compass aria-hidden className="size-5 shrink-0 text-accent md:mt-0.5" />
      <div className="grid min-w-0 gap-0.5 wrap-anywhere">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}
