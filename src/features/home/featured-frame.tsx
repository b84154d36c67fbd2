import type { ComponentProps, KeyboardEventHandler, ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { directory, home } from '#messages';
import { KINDS } from '#features/directory/kinds.ts';
import { homeTexts } from '#platform/pack.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Which of the two it is, whether the cards are there, still coming, or not to be had. */
export interface FeaturedSection {
  kind: ProviderKind;
  /** `h1` where the section is a page of its own. */
  heading: 'h1' | 'h2';
}

const TEXTS = {
  specialist: () => ({ title: home.featuredSpecialists, lead: home.specialistsLead }),
  business: () => ({ title: home.featuredBusinesses, lead: homeTexts.businessesLead }),
};

export const sectionId = (kind: ProviderKind) =>
  kind === 'specialist' ? 'featured-specialists' : 'featured-businesses';

interface FeaturedFrameProps extends FeaturedSection {
  /** Then nothing leads to all of them. */
  isEmpty?: boolean;
  carousel?: boolean;
  controls?: ReactNode;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

export function FeaturedFrame(props: FeaturedFrameProps) {
  const { kind, heading: Heading, isEmpty, controls, onKeyDown } = props;
  const { many, path } = KINDS[kind];
  const { title, lead } = TEXTS[kind]();
  const id = sectionId(kind);
  return (
    <section
      data-below-fold
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-roledescription={props.carousel ? home.carousel : undefined}
      data-accent={kind}
      onKeyDown={onKeyDown}
      className="overflow-x-clip py-14 md:py-20"
    >
      <div className="container-page grid gap-6 md:gap-8">
        <header className="grid items-end gap-x-8 gap-y-4 md:grid-cols-[1fr_auto]">
          <div className="grid gap-2">
            <Heading id={`${id}-title`} className="text-title">
              {title}
            </Heading>
            <p className="max-w-prose text-ink-2">{lead}</p>
          </div>
          {controls}
        </header>
        {props.children}
        {!isEmpty && (
          <div>
            <ButtonLink to={path} variant="secondary" className="max-sm:w-full">
              {directory.seeAll(many)}
              <ArrowRight aria-hidden className="size-5 text-accent" />
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  );
}

/** Four, three or two cards in a row, on phones two rows of two; what is too much for one page is not shown. */
export function CardGrid(props: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className="grid touch-pan-y grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4 lg:gap-6 max-sm:[&>:nth-child(n+5)]:hidden sm:max-md:[&>:nth-child(n+3)]:hidden md:max-lg:[&>:nth-child(n+4)]:hidden"
    />
  );
}

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
