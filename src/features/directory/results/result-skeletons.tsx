import { CardSkeleton } from './card-skeleton.tsx';
import { ResultGrid } from './result-grid.tsx';
import type { ResultsKind } from './results-kinds.ts';

const SHOWN = 6;

export function ResultSkeletons({ kind }: { kind: ResultsKind }) {
  return (
    <ResultGrid kind={kind}>
      {Array.from({ length: SHOWN }, (_, index) => (
        <CardSkeleton key={index} shape={kind.id === 'specialist' ? 'round' : 'square'} />
      ))}
    </ResultGrid>
  );
}
