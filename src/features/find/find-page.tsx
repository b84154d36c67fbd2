import { useLocation } from 'react-router';
import type { AskedFacts } from '#features/directory/fact-filters.ts';
import { BackButton } from '#features/directory/results/back-button.tsx';
import { FactLinks } from '#features/directory/results/fact-links.tsx';
import { ResultSkeletons } from '#features/directory/results/result-grid.tsx';
import { useKeptFocus } from '#features/directory/results/use-kept-focus.ts';
import { useRightHours } from '#features/profiles/use-right-hours.ts';
import { Arriving } from '#ui/arriving.tsx';
import { FindBar } from './find-bar.tsx';
import { FindExamples } from './find-examples.tsx';
import type { FindData, FindOutcome } from './find-outcome.ts';
import { findAddress, findTitle, type FindQuery } from './find-query.ts';
import { FIND_TEXTS } from './find.rules.ts';
import { FoundList } from './found-list.tsx';
import { UnderstoodParts } from './understood-parts.tsx';

/** Who fits a sentence, of both kinds. */
export function FindPage({ query, outcome }: FindData) {
  // A new key for each visit: a list that is loading takes the place of the old one at once.
  const { key } = useLocation();
  const results = useKeptFocus(key);
  useRightHours(outcome !== null);
  return (
    <>
      <FindBar key={findAddress(query)} query={query} />
      <div className="container-page grid justify-items-start gap-1 pt-3 md:flex md:items-center md:gap-5">
        <BackButton />
        <h1 className="max-w-full text-heading wrap-anywhere">{findTitle(query)}</h1>
      </div>
      {outcome ? (
        <section
          ref={results}
          aria-label="Results"
          className="container-page grid grid-cols-[minmax(0,1fr)] gap-5 pt-4"
        >
          <Arriving key={`said ${key}`} value={outcome}>
            {(known) =>
              known.state === 'found' ? (
                <UnderstoodParts parts={known.parts} facts={query.facts} />
              ) : null
            }
          </Arriving>
          <Arriving key={`facts ${key}`} value={outcome}>
            {(known) => <FoundFacts query={query} outcome={known} />}
          </Arriving>
          <p role="status" className="font-semibold empty:sr-only">
            <Arriving key={key} value={outcome} fallback={FIND_TEXTS.loading}>
              {(known) => <FoundCount outcome={known} limit={query.limit} />}
            </Arriving>
          </p>
          <Arriving
            key={`list ${key}`}
            value={outcome}
            fallback={<ResultSkeletons kind="specialist" />}
          >
            {(known) => <FoundList query={query} outcome={known} />}
          </Arriving>
        </section>
      ) : (
        <FindExamples />
      )}
    </>
  );
}

function FoundFacts({ query, outcome }: { query: FindQuery; outcome: FindOutcome }) {
  const { factCounts = null, total = 0 } = outcome.state === 'found' ? outcome : {};
  const to = (facts: AskedFacts) => findAddress({ ...query, facts, page: 1 });
  return <FactLinks counts={factCounts} total={total} chosen={query.facts} to={to} />;
}

function FoundCount({ outcome, limit }: { outcome: FindOutcome; limit: number }) {
  if (outcome.state === 'failed' || outcome.total === 0) return null;
  const { total, page, pages, cards } = outcome;
  const first = (page - 1) * limit + 1;
  return (
    <>
      {total.toLocaleString('en')} found
      {pages > 1 && (
        <span className="font-normal text-ink-3">
          , showing {first} to {first + cards.length - 1}
        </span>
      )}
    </>
  );
}
