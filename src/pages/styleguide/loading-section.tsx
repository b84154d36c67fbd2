import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Section } from './section.tsx';

export function LoadingSection() {
  return (
    <Section
      id="loading"
      title="Loading"
      note="Skeletons have the size of what comes, so that nothing moves when it does."
    >
      <div role="status" className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        <VisuallyHidden>Loading specialists...</VisuallyHidden>
        {[1, 2, 3].map((card) => (
          <Card key={card} flush>
            <Skeleton className="h-28 rounded-none" />
            <div className="grid gap-3 p-5">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-4 w-3/4" />
            </div>
          </Card>
        ))}
      </div>
    </Section>
  );
}
