import { FAILURES } from '#platform/failures.rules.ts';
import { paths } from '#platform/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Stars } from '#ui/stars.tsx';
import type { FeaturedSpecialist } from '#features/directory/search-wire.ts';
import { Carousel } from './carousel.tsx';
import { FeaturedCard } from './featured-card.tsx';
import { FeaturedFrame, type FeaturedSection } from './featured-frame.tsx';
import { FeaturedSkeleton } from './featured-skeleton.tsx';
import { WhenLoaded, type Loaded } from './when-loaded.tsx';

interface FeaturedSpecialistsProps {
  /** Null when they could not be loaded. */
  specialists: Loaded<FeaturedSpecialist[] | null>;
  heading?: FeaturedSection['heading'];
}

export function FeaturedSpecialists({ specialists, heading = 'h2' }: FeaturedSpecialistsProps) {
  const section: FeaturedSection = {
    id: 'featured-specialists',
    accent: 'specialist',
    title: 'Featured Specialists',
    lead: 'Electricians, tutors, designers, guides: people who do good work in every district.',
    more: { label: 'See all specialists', to: paths.specialists },
    heading,
  };
  return (
    <WhenLoaded loaded={specialists} fallback={<Loading section={section} />}>
      {(items) => <Specialists section={section} items={items} />}
    </WhenLoaded>
  );
}

function Loading({ section }: { section: FeaturedSection }) {
  const note = (
    <p role="status" className="flex min-h-11 items-center gap-2 text-small text-ink-3">
      <Spinner />
      Loading specialists...
    </p>
  );
  return (
    <FeaturedFrame {...section} controls={note}>
      <FeaturedSkeleton />
    </FeaturedFrame>
  );
}

interface SpecialistsProps {
  section: FeaturedSection;
  items: FeaturedSpecialist[] | null;
}

function Specialists({ section, items }: SpecialistsProps) {
  if (items === null) {
    return (
      <FeaturedFrame {...section}>
        <Alert tone="danger">{FAILURES.featured}</Alert>
        <div>
          <ButtonLink to="" replace preventScrollReset>
            Try again
          </ButtonLink>
        </div>
      </FeaturedFrame>
    );
  }
  if (items.length === 0) {
    return (
      <FeaturedFrame {...section}>
        <EmptyState
          title="The first specialists are on their way"
          actions={<ButtonLink to={paths.signup}>Sign Up</ButtonLink>}
        >
          Do you do good work? Your free profile could be the first one here.
        </EmptyState>
      </FeaturedFrame>
    );
  }
  return (
    <Carousel
      section={section}
      items={items}
      what="specialists"
      card={({ id, rating, review_count, ...person }) => (
        <FeaturedCard
          {...person}
          to={paths.specialist(id)}
          shape="round"
          heading={section.heading === 'h1' ? 'h2' : 'h3'}
        >
          <Stars rating={rating} reviews={review_count} className="max-sm:text-tiny" />
        </FeaturedCard>
      )}
    />
  );
}
