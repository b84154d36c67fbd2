import { useEffect } from 'react';
import { pageTitle, type Criteria } from './criteria.ts';
import type { Outcome } from './outcome.ts';
import type { ResultsKind } from './results-kinds.ts';

/** In the browser the title is there before the answer, which may be of an earlier page than was asked for. */
export function useShownTitle(
  kind: ResultsKind,
  criteria: Criteria,
  outcome: Outcome<unknown>,
): void {
  const page = outcome.state === 'found' ? outcome.page : 1;
  const asked = pageTitle(kind, criteria, criteria.page);
  const shown = pageTitle(kind, criteria, page);
  useEffect(() => {
    if (asked !== shown) document.title = document.title.replace(asked, () => shown);
  }, [asked, shown]);
}
