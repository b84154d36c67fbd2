import { ArrowRight } from 'lucide-react';
import { directory, results } from '#messages';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { counted, KINDS } from '../kinds.ts';
import { isUnsearchable } from '../search-query.ts';
import { alternativeLinks, criterionWords } from './alternatives.ts';
import { Arriving } from '#ui/arriving.tsx';
import { Link } from '#ui/link.tsx';
import { linkStyle } from '#ui/text-link.tsx';
import type { CountedQuery, ResultsData } from './results-outcome.ts';

/** Nothing was found: what was tried, and where it goes on from here. */
export function NoResults({ query, facets }: Pick<ResultsData, 'query' | 'facets'>) {
  const { path, many, empty } = KINDS[query.kind];
  const isAll = Object.keys(query.values).length === 0;
  const tried = Object.entries(query.values).map(([name, value]) =>
    criterionWords(query.kind, name, value),
  );
  return (
    <EmptyState
      title={empty}
      actions={
        isAll ? (
          <ButtonLink to={paths.signup}>{results.beFirst}</ButtonLink>
        ) : (
          <ButtonLink to={path} variant="secondary">
            {directory.seeAll(many)}
          </ButtonLink>
        )
      }
    >
      <div className="grid gap-5 wrap-anywhere">
        {isAll && <p>{results.couldBeYours}</p>}
        {tried.length > 0 && <p>{results.lookedFor(tried.join(', '))}</p>}
        {isUnsearchable(query) && <p>{results.needsLetter}</p>}
        <Arriving value={facets}>
          {(known) => <Alternatives query={query} facets={known} />}
        </Arriving>
      </div>
    </EmptyState>
  );
}

/** Searches that would find something, each with its number. */
function Alternatives({ query, facets }: CountedQuery) {
  const { correction, others } = alternativeLinks(query, facets);
  const numberOf = (count: number | null) => (count === null ? '' : counted(count, query.kind));
  return (
    <>
      {correction && (
        <p className="text-lead text-ink">
          {results.didYouMean}
          <Link to={correction.to} className={linkStyle}>
            {correction.label}
          </Link>
          {results.afterMeant}
          <span className="text-body text-ink-3">({numberOf(correction.count)})</span>
        </p>
      )}
      {others.length > 0 && (
        <ul aria-label={results.waysOn} className="grid gap-2 text-left">
          {others.map(({ to, label, count }) => (
            <li key={to + label}>
              <Link
                to={to}
                className="flex min-h-12 items-center gap-3 rounded-control bg-surface px-4 py-2.5 font-medium text-ink shadow-mid transition hover:text-accent"
              >
                <span className="flex min-w-0 flex-1 items-baseline justify-between gap-x-4 max-sm:flex-col">
                  {label}
                  <span className="shrink-0 text-small font-normal text-ink-3">
                    {numberOf(count)}
                  </span>
                </span>
                <ArrowRight aria-hidden className="size-4.5 shrink-0 text-accent" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
