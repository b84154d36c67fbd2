import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CardGrid } from './card-grid.tsx';

/** A first page of cards that are still coming, in the size they will have. */
export function FeaturedSkeleton() {
  return (
    <CardGrid aria-hidden>
      {[1, 2, 3, 4].map((each) => (
        <Card key={each} flush>
          <Skeleton className="aspect-[5/3] rounded-none" />
          <div className="grid min-h-58 content-start gap-3 px-3 sm:min-h-48 sm:px-5">
            <Skeleton className="-mt-8 size-16 rounded-full ring-4 ring-surface sm:-mt-9 sm:size-20" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="mt-2 h-5 w-1/2" />
          </div>
        </Card>
      ))}
    </CardGrid>
  );
}
