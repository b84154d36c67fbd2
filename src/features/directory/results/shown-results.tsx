import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { results } from '#messages';
import { pageHref } from '#platform/language.ts';
import { Arriving } from '#ui/arriving.tsx';
import { Pagination } from '#ui/pagination.tsx';
import type { DetailedCard } from '../provider-card.ts';
import { FailedResults } from './failed-results.tsx';
import { remember } from './recent-answers.ts';
import { ResultCard } from './result-card.tsx';
import { ResultGrid } from './result-grid.tsx';
import { isFailed, type Outcome, type ResultsData } from './results-outcome.ts';

interface ShownResultsProps {
  outcome: Outcome<{ cards: DetailedCard[]; total: number }>;
  /** What stands beside them, to be remembered with them. */
  facets: ResultsData['facets'];
  askedPage: number;
  titleOf: (page: number) => string;
  href: (page: number) => string;
  /** Where a failure leads instead. */
  all: { path: string; many: string };
  above: ReactNode;
  /** What stands there instead of nobody. */
  nobody: ReactNode;
}

/** Cards and pages, or what happened instead. */
export function ShownResults(props: ShownResultsProps) {
  const { outcome, facets, askedPage, titleOf, href, all, above, nobody } = props;
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useEffect(() => remember(address, { outcome, facets }), [address, outcome, facets]);
  // The title is there before each answer, which may be of an earlier page than was asked for.
  const asked = titleOf(askedPage);
  const shown = titleOf(outcome.state === 'found' ? outcome.page : 1);
  const told = useRef({ title: '', as: '' });
  useEffect(() => {
    const title = document.title === told.current.as ? told.current.title : document.title;
    document.title = title.replace(asked, () => shown);
    told.current = { title, as: document.title };
  });

  if (outcome.state === 'failed')
    return <FailedResults message={outcome.message} again={address} all={all} />;
  const { cards, page, pages } = outcome;
  if (cards.length === 0) return nobody;
  return (
    <>
      {page > 1 && <link rel="prev" href={pageHref(href(page - 1))} />}
      {page < pages && <link rel="next" href={pageHref(href(page + 1))} />}
      {above}
      <ResultGrid>
        {cards.map((card) => (
          <ResultCard key={card.id} card={card} />
        ))}
      </ResultGrid>
      <Pagination page={page} totalPages={pages} href={href} className="mt-10 sm:mt-12" />
    </>
  );
}

type Found = Outcome<{ cards: readonly unknown[]; total: number }>;

interface FoundCountProps {
  outcome: Found | Promise<Found>;
  loading: string;
  /** "24 specialists"; null where nothing is said. */
  words: (total: number) => string | null;
  limit: number;
}

/** How many there are, and which of them stand on this page. */
export function FoundCount({ outcome, loading, words, limit }: FoundCountProps) {
  return (
    <Arriving value={outcome} isFailure={isFailed} fallback={loading}>
      {(found) => {
        if (found.state === 'failed') return null;
        const said = words(found.total);
        if (said === null) return null;
        const first = (found.page - 1) * limit + 1;
        return (
          <>
            {said}
            {found.pages > 1 && (
              <span className="font-normal text-ink-3 max-md:sr-only">
                {results.showing(first, first + found.cards.length - 1)}
              </span>
            )}
          </>
        );
      }}
    </Arriving>
  );
}
