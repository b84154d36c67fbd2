import { Children, type ReactNode } from 'react';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { Card } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const COLUMNS = {
  specialist: 'sm:grid-cols-2 lg:grid-cols-3',
  business: 'md:grid-cols-2',
};

export function ResultGrid({ kind, children }: { kind: ProviderKind; children: ReactNode }) {
  return (
    <ul className={classes('grid gap-5 lg:gap-6', COLUMNS[kind])}>
      {Children.map(children, (child) => (
        <li className="min-w-0">{child}</li>
      ))}
    </ul>
  );
}

const SKELETONS = 6;

export function ResultSkeletons({ kind }: { kind: ProviderKind }) {
  return (
    <ResultGrid kind={kind}>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <CardSkeleton key={index} shape={kind === 'specialist' ? 'rounded-full' : 'rounded-card'} />
      ))}
    </ResultGrid>
  );
}

/** Holds the place of a card, at about its height. */
function CardSkeleton({ shape }: { shape: string }) {
  return (
    <Card flush aria-hidden className="flex h-full flex-col">
      <Skeleton className="aspect-[3/1] w-full rounded-none" />
      <div className="grid gap-3.5 px-5 pb-5">
        <Skeleton className={`-mt-9 size-20 ring-4 ring-surface ${shape}`} />
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="h-5 w-2/5" />
        <div className="grid gap-2 pt-2">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </div>
        <div className="grid gap-2 pt-2">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </div>
        <div className="grid grid-cols-3 gap-1.5 pt-2">
          <Skeleton className="aspect-[4/3]" />
          <Skeleton className="aspect-[4/3]" />
          <Skeleton className="aspect-[4/3]" />
        </div>
      </div>
    </Card>
  );
}
