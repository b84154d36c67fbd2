import type { Outcome } from './outcome.ts';
import { counted } from './result-texts.ts';
import type { ResultsKind } from './results-kinds.ts';

interface ResultCountProps {
  kind: ResultsKind;
  outcome: Outcome<unknown>;
}

/** "24 specialists", and which of them stand on this page. */
export function ResultCount({ kind, outcome }: ResultCountProps) {
  if (outcome.state === 'failed') return null;
  const { totalCount, page, pages, results } = outcome;
  const first = (page - 1) * kind.pageSize + 1;
  return (
    <>
      {counted(totalCount, kind.one, kind.many)}
      {pages > 1 && (
        <span className="font-normal text-ink-3">
          , showing {first} to {first + results.length - 1}
        </span>
      )}
    </>
  );
}
