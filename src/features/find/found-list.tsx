import { Compass } from 'lucide-react';
import { find, results } from '#messages';
import { KINDS } from '#features/directory/kinds.ts';
import { ShownResults } from '#features/directory/results/shown-results.tsx';
import { paths } from '#platform/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { findAddress, findTitle, type FindQuery, type FindOutcome } from './find-query.ts';

/** Those of both kinds. */
export function FoundList({ query, outcome }: { query: FindQuery; outcome: FindOutcome }) {
  const relaxed = outcome.state === 'found' ? outcome.relaxed : [];
  const isFiltered = Object.keys(query.facts).length > 0;
  return (
    <ShownResults
      outcome={outcome}
      facets={null}
      askedPage={query.page}
      titleOf={(page) => findTitle(query, page)}
      href={(page) => findAddress({ ...query, page })}
      all={KINDS.specialist}
      above={<GivenUp sentences={relaxed} />}
      nobody={
        <EmptyState
          title={isFiltered ? find.nobodyLeft : relaxed[0]}
          actions={
            isFiltered ? (
              <ButtonLink to={findAddress({ ...query, facts: {}, page: 1 })}>
                {find.withoutFilters}
              </ButtonLink>
            ) : (
              <ButtonLink to={paths.signup}>{results.beFirst}</ButtonLink>
            )
          }
        />
      }
    />
  );
}

/** What had to be given up until somebody was found. */
function GivenUp({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div className="mb-3 flex gap-2.5 text-small md:text-body">
      <Compass aria-hidden className="size-5 shrink-0 text-accent md:mt-0.5" />
      <div className="grid min-w-0 gap-0.5 wrap-anywhere">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}
