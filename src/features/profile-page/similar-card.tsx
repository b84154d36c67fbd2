import { MapPin } from 'lucide-react';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { Stars } from '#ui/stars.tsx';
import { StretchedLink } from '#ui/stretched-link.tsx';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { DemoMark } from '#features/directory/demo-mark.tsx';
import { orNotGiven } from './or-not-given.ts';
import type { SimilarProvider } from './similar-provider.ts';

interface SimilarCardProps {
  kind: ProviderKind;
  provider: SimilarProvider;
}

export function SimilarCard({ kind, provider }: SimilarCardProps) {
  const { id, name, headline, location, image, rating, review_count } = provider;
  return (
    <Card interactive className="flex h-full flex-col gap-3 p-5!">
      <div className="flex items-center gap-3.5">
        <Avatar name={name} src={image} shape={kind === 'specialist' ? 'round' : 'square'} />
        <div className="min-w-0 flex-1">
          <h3 className="text-body leading-snug">
            <StretchedLink to={paths[kind](id)}>{name}</StretchedLink>
          </h3>
          <p dir="auto" className="text-small leading-snug font-medium text-accent">
            {orNotGiven(headline)}
          </p>
        </div>
      </div>
      <div className="mt-auto grid gap-1">
        <p className="flex items-center gap-1.5 text-small text-ink-2">
          <MapPin aria-hidden className="size-4 shrink-0" />
          {orNotGiven(location)}
          {provider.is_demo && <DemoMark className="ml-auto shrink-0" />}
        </p>
        <Stars rating={rating} reviews={review_count} />
      </div>
    </Card>
  );
}
