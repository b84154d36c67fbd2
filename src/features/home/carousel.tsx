import { home } from '#messages';
import type { ProviderCard } from '#features/directory/provider-card.ts';
import { KINDS } from '#features/directory/kinds.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { Remembered } from '#ui/remembered.tsx';
import { pageOf } from './carousel-pages.ts';
import { FeaturedCard } from './featured-card.tsx';
import { CardGrid, FeaturedFrame, type FeaturedSection } from './featured-frame.tsx';
import { useCarousel } from './use-carousel.ts';
import { useSwipe } from './use-swipe.ts';

interface CarouselProps {
  section: FeaturedSection;
  cards: readonly ProviderCard[];
}

/** Cards page by page, as the ARIA practices describe a carousel that never moves by itself. */
export function Carousel({ section, cards }: CarouselProps) {
  const { page, size, count, moved, move, onKeyDown, hold, grid } = useCarousel(cards.length);
  const swipe = useSwipe(move);
  // A short last page of businesses is made up with the first ones.
  const fill = section.accent === 'business';
  return (
    <FeaturedFrame
      {...section}
      carousel
      onKeyDown={onKeyDown}
      controls={<Controls {...{ page, count, moved, move }} what={KINDS[section.accent].many} />}
    >
      <CardGrid ref={grid} onPointerDownCapture={hold} {...swipe}>
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

interface ControlsProps {
  page: number;
  count: number;
  /** Speaks of pages only once somebody has turned one. */
  moved: boolean;
  move: (step: number) => void;
  what: string;
}

function Controls({ page, count, moved, move, what }: ControlsProps) {
  const arrows = [
    { label: home.previous(what), step: -1, Icon: ChevronLeft },
    { label: home.next(what), step: 1, Icon: ChevronRight },
  ];
  return (
    <div data-needs-script className="flex items-center gap-2">
      <p
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
