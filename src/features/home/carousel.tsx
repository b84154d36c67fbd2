import type { ReactNode } from 'react';
import { CardGrid } from './card-grid.tsx';
import { pageOf } from './carousel-pages.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { FeaturedFrame, type FeaturedSection } from './featured-frame.tsx';
import { useCarousel } from './use-carousel.ts';
import { useSwipe } from './use-swipe.ts';

interface CarouselProps<Item> {
  section: FeaturedSection;
  items: readonly Item[];
  /** What the arrows turn, such as "specialists". */
  what: string;
  /** Makes up a short last page with items from the start. */
  fill?: boolean;
  card: (item: Item) => ReactNode;
}

/** Cards page by page, as the ARIA practices describe a carousel that never moves by itself. */
export function Carousel<Item extends { id: string }>(props: CarouselProps<Item>) {
  const { section, items, what, fill = false, card } = props;
  const { page, size, count, moved, move, onKeyDown, hold, cards } = useCarousel(items.length);
  const swipe = useSwipe(move);
  return (
    <FeaturedFrame
      {...section}
      carousel
      onKeyDown={onKeyDown}
      controls={<CarouselControls {...{ page, count, moved, what }} onMove={move} />}
    >
      <CardGrid ref={cards} onPointerDownCapture={hold} {...swipe}>
        {pageOf(items, { page, size, fill }).map((item) => (
          <div
            key={item.id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${items.indexOf(item) + 1} of ${items.length}`}
          >
            {card(item)}
          </div>
        ))}
      </CardGrid>
    </FeaturedFrame>
  );
}
