import { paths } from '#platform/paths.ts';
import { Stars } from '#ui/stars.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { FeaturedBusiness } from '#features/directory/search-wire.ts';
import { Carousel } from './carousel.tsx';
import { FeaturedCard } from './featured-card.tsx';
import { FeaturedFrame, type FeaturedSection } from './featured-frame.tsx';
import { FeaturedSkeleton } from './featured-skeleton.tsx';
import { WhenLoaded, type Loaded } from './when-loaded.tsx';

interface FeaturedBusinessesProps {
  /** Null when they could not be loaded. */
  businesses: Loaded<FeaturedBusiness[] | null>;
  heading?: FeaturedSection['heading'];
}

export function FeaturedBusinesses({ businesses, heading = 'h2' }: FeaturedBusinessesProps) {
  const section: FeaturedSection = {
    id: 'featured-businesses',
    accent: 'business',
    title: 'Featured Businesses',
    lead: 'Shops, lodges, workshops and clinics worth knowing, from Corozal to Punta Gorda.',
    more: { label: 'See all businesses', to: paths.businesses },
    heading,
  };
  return (
    <WhenLoaded loaded={businesses} fallback={<Loading section={section} />}>
      {(items) => <Businesses section={section} items={items ?? []} />}
    </WhenLoaded>
  );
}

function Loading({ section }: { section: FeaturedSection }) {
  return (
    <FeaturedFrame {...section} controls={<p className="min-h-11" />}>
      <VisuallyHidden>Loading businesses...</VisuallyHidden>
      <FeaturedSkeleton />
    </FeaturedFrame>
  );
}

interface BusinessesProps {
  section: FeaturedSection;
  items: FeaturedBusiness[];
}

function Businesses({ section, items }: BusinessesProps) {
  if (items.length === 0) {
    // As a page of its own it keeps its heading and the way on; on the home page nothing is missed.
    if (section.heading === 'h1') return <FeaturedFrame {...section}>{null}</FeaturedFrame>;
    return <section id={section.id} tabIndex={-1} />;
  }
  return (
    <Carousel
      section={section}
      items={items}
      what="businesses"
      fill
      card={({ id, rating, review_count, ...business }) => (
        <FeaturedCard
          {...business}
          to={paths.business(id)}
          shape="square"
          heading={section.heading === 'h1' ? 'h2' : 'h3'}
        >
          <Stars rating={rating} reviews={review_count} className="max-sm:text-tiny" />
        </FeaturedCard>
      )}
    />
  );
}
