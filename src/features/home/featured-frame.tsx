import type { KeyboardEventHandler, ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '#ui/button-link.tsx';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/** What is the same whether the cards are there, still coming, or not to be had. */
export interface FeaturedSection {
  id: 'featured-specialists' | 'featured-businesses';
  accent: ProviderKind;
  title: string;
  lead: string;
  more: { label: string; to: string };
  /** `h1` where the section is a page of its own. */
  heading: 'h1' | 'h2';
}

interface FeaturedFrameProps extends FeaturedSection {
  carousel?: boolean;
  controls?: ReactNode;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

export function FeaturedFrame(props: FeaturedFrameProps) {
  const { id, accent, title, lead, more, heading: Heading, controls, onKeyDown } = props;
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-roledescription={props.carousel ? 'carousel' : undefined}
      data-accent={accent}
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
        <div>
          <ButtonLink to={more.to} variant="secondary" className="max-sm:w-full">
            {more.label}
            <ArrowRight aria-hidden className="size-5 text-accent" />
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
