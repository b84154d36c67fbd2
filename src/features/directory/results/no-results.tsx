import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Arriving } from './arriving.tsx';
import { isUnsearchable, type Criteria } from './criteria.ts';
import type { ResultsData } from './outcome.ts';
import type { ResultsKind } from './results-kinds.ts';
import { WaysOn } from './ways-on-list.tsx';
import { waysOn } from './ways-on.ts';

interface NoResultsProps {
  kind: ResultsKind;
  criteria: Criteria;
  around: ResultsData<unknown>['around'];
}

const NEEDS_A_LETTER = 'A search needs at least one letter or digit, of any script.';

/** Nothing was found: what was tried, and where it goes on from here. */
export function NoResults({ kind, criteria, around }: NoResultsProps) {
  const tried = Object.entries(criteria.values).map(
    ([name, value]) => `${kind.labels[name]?.toLowerCase()} “${value}”`,
  );
  return (
    <EmptyState
      title={kind.empty}
      actions={
        <ButtonLink to={kind.path} variant="secondary">
          See all {kind.many}
        </ButtonLink>
      }
    >
      <div className="grid gap-5 wrap-anywhere">
        {tried.length > 0 && <p>We looked for {tried.join(', ')}.</p>}
        {isUnsearchable(criteria) && <p>{NEEDS_A_LETTER}</p>}
        <Arriving value={around}>
          {(known) => <WaysOn {...waysOn(kind, criteria, known)} kind={kind} />}
        </Arriving>
      </div>
    </EmptyState>
  );
}
