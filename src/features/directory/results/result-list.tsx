import { results } from '#messages';
import { Arriving } from '#ui/arriving.tsx';
import { KINDS } from '../kinds.ts';
import { addressOf, pageTitle } from '../search-query.ts';
import { NoResults } from './no-results.tsx';
import { OtherKindCards } from './other-kind.tsx';
import type { ResultsData, ResultsOutcome } from './results-outcome.ts';
import { ShownResults } from './shown-results.tsx';

interface ResultListProps extends Pick<ResultsData, 'query' | 'facets'> {
  outcome: ResultsOutcome;
}

/** Those of one kind. */
export function ResultList({ query, outcome, facets }: ResultListProps) {
  return (
    <ShownResults
      outcome={outcome}
      facets={facets}
      askedPage={query.page}
      titleOf={(page) => pageTitle(query, page)}
      href={(page) => addressOf({ ...query, page })}
      all={KINDS[query.kind]}
      above={
        outcome.state === 'found' &&
        outcome.partial && <p className="mb-5 text-ink-2">{results.mostWords}</p>
      }
      nobody={
        <>
          <NoResults query={query} facets={facets} />
          <Arriving value={facets}>
            {(known) => <OtherKindCards query={query} facets={known} />}
          </Arriving>
        </>
      }
    />
  );
}
