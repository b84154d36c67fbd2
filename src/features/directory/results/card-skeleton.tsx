import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Holds the place of a card, at about its height. */
export function CardSkeleton({ shape }: { shape: 'round' | 'square' }) {
  return (
    <Card flush aria-hidden className="flex h-full flex-col">
      <Skeleton className="aspect-[3/1] w-full rounded-none" />
      <div className="grid gap-3.5 px-5 pb-5">
        <Skeleton
          className={`-mt-9 size-20 ring-4 ring-surface ${shape === 'round' ? 'rounded-full' : 'rounded-card'}`}
        />
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
