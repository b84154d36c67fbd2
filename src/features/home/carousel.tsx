import { ChevronLeft, ChevronRight, MapPin } from 'lucide-react';
import { home } from '#messages';
import type { ProviderCard } from '#features/directory/provider-card.ts';
import { KINDS } from '#features/directory/kinds.ts';
import { DemoMark } from '#features/directory/demo-mark.tsx';
import { SaveButton } from '#features/directory/saving/save-button.tsx';
import { placeName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Remembered } from '#ui/remembered.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { Picture } from '#ui/picture.tsx';
import { Stars } from '#ui/stars.tsx';
import { StretchedLink } from '#ui/stretched-link.tsx';
import { pageOf, useCarousel, type Turning } from './use-carousel.ts';
import { CardGrid, FeaturedFrame, type FeaturedSection } from './featured-frame.tsx';

interface CarouselProps {
  section: FeaturedSection;
  cards: readonly ProviderCard[];
}

/** Cards page by page, as the ARIA practices describe a carousel that never moves by itself. */
export function Carousel({ section, cards }: CarouselProps) {
  const { page, size, count, moved, move, onKeyDown, gridProps } = useCarousel(cards.length);
  // A short last page of businesses is made up with the first ones.
  const fill = section.kind === 'business';
  return (
    <FeaturedFrame
      {...section}
      carousel
      onKeyDown={onKeyDown}
      controls={<Controls {...{ page, count, moved, move }} what={KINDS[section.kind].many} />}
    >
      <CardGrid {...gridProps}>
        {pageOf(cards, { page, size, fill }).map((card) => (
          <div
            key={card.id}
            role="group"
            aria-roledescription={home.slide}
            aria-label={home.slideOf(cards.indexOf(card) + 1, cards.length)}
          >
            <Remembered>
              <FeaturedCard card={card} heading={section.heading === 'h1' ? 'h2' : 'h3'} />
            </Remembered>
          </div>
        ))}
      </CardGrid>
    </FeaturedFrame>
  );
}

type ControlsProps = Pick<Turning, 'page' | 'count' | 'moved' | 'move'> & { what: string };

function Controls({ page, count, moved, move, what }: ControlsProps) {
  const arrows = [
    { label: home.previous(what), step: -1, Icon: ChevronLeft },
    { label: home.next(what), step: 1, Icon: ChevronRight },
  ];
  return (
    <div data-needs-script className="flex items-center gap-2">
      <p
        // Speaks of pages only once somebody has turned one.
        aria-live={moved ? 'polite' : 'off'}
        className="mr-2 text-small text-ink-3 tabular-nums max-md:mr-auto"
      >
        {home.pageOf(page + 1, count)}
      </p>
      {arrows.map(({ label, step, Icon }) => (
        <IconButton
          key={label}
          label={label}
          variant="raised"
          disabled={count === 1}
          onClick={() => move(step)}
        >
          <Icon aria-hidden className="size-5" />
        </IconButton>
      ))}
    </div>
  );
}

interface FeaturedCardProps {
  card: ProviderCard;
  heading: 'h2' | 'h3';
}

/** Banners are much wider than the part of them that a card shows. */
const SIZES = '(min-width: 80rem) 34rem, (min-width: 64rem) 43vw, (min-width: 48rem) 56vw, 66vw';

function FeaturedCard({ card, heading: Heading }: FeaturedCardProps) {
  const { kind, id, name, headline, location, portrait, banner, rating, reviewCount, demo } = card;
  return (
    <Card flush interactive className="flex h-full flex-col">
      <div className="relative aspect-[5/3] bg-accent-soft">
        {banner && (
          <Picture
            src={banner}
            alt=""
            sizes={SIZES}
            widths={[320, 480, 640]}
            width={640}
            height={384}
            className="size-full object-cover"
          />
        )}
        {demo && <DemoMark className="absolute top-2.5 left-2" />}
      </div>
      <div className="flex flex-1 flex-col px-3 pb-4 sm:px-5 sm:pb-5">
        <Avatar
          name={name}
          src={portrait}
          size="large"
          kind={kind}
          className="-mt-9 mb-2.5 ring-4 ring-surface max-sm:-mt-8 max-sm:size-16"
        />
        <Heading className="line-clamp-2 text-subheading leading-tight">
          <StretchedLink to={paths[kind](id)}>{name}</StretchedLink>
        </Heading>
        <p dir="auto" className="mt-1 line-clamp-2 text-small leading-snug text-ink-2">
          {headline}
        </p>
        <div className="mt-auto grid gap-1.5 pt-3">
          {location && (
            <p className="flex items-start gap-1.5 text-small leading-snug text-ink-3">
              <MapPin aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
              {placeName(location)}
            </p>
          )}
          <Stars rating={rating} reviews={reviewCount} className="max-sm:text-tiny" />
        </div>
      </div>
      <SaveButton card={card} />
    </Card>
  );
}
