import { directory, failures, home } from '#messages';
import { KINDS } from '#features/directory/kinds.ts';
import type { ProviderCard } from '#features/directory/provider-card.ts';
import { Arriving } from '#ui/arriving.tsx';
import { homeTexts } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Carousel } from './carousel.tsx';
import { FeaturedFrame, FeaturedSkeleton, type FeaturedSection } from './featured-frame.tsx';

const SECTIONS = {
  specialist: () => ({
    id: 'featured-specialists' as const,
    title: home.featuredSpecialists,
    lead: home.specialistsLead,
  }),
  business: () => ({
    id: 'featured-businesses' as const,
    title: home.featuredBusinesses,
    lead: homeTexts.businessesLead,
  }),
};

interface FeaturedProps {
  kind: ProviderKind;
  /** Null when they could not be loaded. */
  cards: ProviderCard[] | null | Promise<ProviderCard[] | null>;
  heading?: FeaturedSection['heading'];
}

export function Featured({ kind, cards, heading = 'h2' }: FeaturedProps) {
  const { many, path } = KINDS[kind];
  const more = { label: directory.seeAll(many), to: path };
  const section: FeaturedSection = { ...SECTIONS[kind](), accent: kind, more, heading };
  return (
    <Arriving value={cards} fallback={<Loading section={section} />}>
      {(known) => {
        if (known?.length) return <Carousel section={section} cards={known} />;
        if (kind === 'business') return <NoBusinesses section={section} />;
        if (known === null) return <Failed section={section} />;
        const { more: _, ...alone } = section;
        return <NoSpecialists section={alone} />;
      }}
    </Arriving>
  );
}

interface SectionProps {
  section: FeaturedSection;
}

function Loading({ section }: SectionProps) {
  const text = directory.loading(KINDS[section.accent].many);
  const isQuiet = section.accent === 'business';
  const status = (
    <p role="status" className="flex min-h-11 items-center gap-2 text-small text-ink-3">
      <Spinner />
      {text}
    </p>
  );
  return (
    <FeaturedFrame {...section} controls={isQuiet ? <p className="min-h-11" /> : status}>
      {isQuiet && <span className="sr-only">{text}</span>}
      <FeaturedSkeleton />
    </FeaturedFrame>
  );
}

/** As a page of its own it keeps its heading and the link to all; on the home page nothing is missed. */
function NoBusinesses({ section }: SectionProps) {
  if (section.heading === 'h1') return <FeaturedFrame {...section}>{null}</FeaturedFrame>;
  return <section id={section.id} tabIndex={-1} />;
}

function Failed({ section }: SectionProps) {
  return (
    <FeaturedFrame {...section}>
      <Alert tone="danger">{failures.featured}</Alert>
      <div>
        <ButtonLink to="" replace preventScrollReset>
          {directory.tryAgain}
        </ButtonLink>
      </div>
    </FeaturedFrame>
  );
}

function NoSpecialists({ section }: SectionProps) {
  return (
    <FeaturedFrame {...section}>
      <EmptyState
        title={home.firstOnTheirWay}
        actions={<ButtonLink to={paths.signup}>{home.signUp}</ButtonLink>}
      >
        {home.couldBeFirst}
      </EmptyState>
    </FeaturedFrame>
  );
}
