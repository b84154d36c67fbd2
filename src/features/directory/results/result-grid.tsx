import { Children, type JSX } from 'react';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { Card } from '#ui/card.tsx';
import { Remembered } from '#ui/remembered.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import './results.css';

export function ResultGrid({ children }: { children: JSX.Element[] }) {
  return (
    <ul className="result-grid grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {Children.map(children, (child) => (
        <li className="min-w-0">
          <Remembered>{child}</Remembered>
        </li>
      ))}
    </ul>
  );
}

const SKELETONS = 6;

export function ResultSkeletons({ kind }: { kind: ProviderKind }) {
  return (
    <ResultGrid>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <CardSkeleton key={index} shape={kind === 'specialist' ? 'rounded-full' : 'rounded-card'} />
      ))}
    </ResultGrid>
  );
}

/** Holds the place of a card, at its height. */
function CardSkeleton({ shape }: { shape: string }) {
  return (
    <Card flush aria-hidden className="grid gap-2.5 p-4">
      <div className="flex gap-3.5">
        <Skeleton className={`size-20 shrink-0 ${shape}`} />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      </div>
      <div className="card-foot">
        <div>
          <Skeleton className="h-11 flex-1" />
        </div>
      </div>
    </Card>
  );
}
