import { directory, failures, home } from '#messages';
import { KINDS } from '#features/directory/kinds.ts';
import type { ProviderCard } from '#features/directory/provider-card.ts';
import { paths } from '#platform/paths.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { Arriving } from '#ui/arriving.tsx';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Carousel } from './carousel.tsx';
import {
  FeaturedFrame,
  FeaturedSkeleton,
  sectionId,
  type FeaturedSection,
} from './featured-frame.tsx';

interface FeaturedProps {
  kind: ProviderKind;
  /** Null when they could not be loaded. */
  cards: ProviderCard[] | null | Promise<ProviderCard[] | null>;
  heading?: FeaturedSection['heading'];
}

export function Featured({ kind, cards, heading = 'h2' }: FeaturedProps) {
  const section = { kind, heading };
  return (
    <Arriving value={cards} fallback={<Loading {...section} />}>
      {(known) => {
        if (known?.length) return <Carousel section={section} cards={known} />;
        if (kind === 'business') return <NoBusinesses {...section} />;
        return known ? <NoSpecialists {...section} /> : <Failed {...section} />;
      }}
    </Arriving>
  );
}

function Loading(section: FeaturedSection) {
  const text = directory.loading(KINDS[section.kind].many);
  const isQuiet = section.kind === 'business';
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
function NoBusinesses(section: FeaturedSection) {
  if (section.heading === 'h1') return <FeaturedFrame {...section}>{null}</FeaturedFrame>;
  return <section id={sectionId(section.kind)} tabIndex={-1} />;
}

function Failed(section: FeaturedSection) {
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

function NoSpecialists(section: FeaturedSection) {
  return (
    <FeaturedFrame {...section} isEmpty>
      <EmptyState
        title={home.firstOnTheirWay}
        actions={<ButtonLink to={paths.signup}>{home.signUp}</ButtonLink>}
      >
        {home.couldBeFirst}
      </EmptyState>
    </FeaturedFrame>
  );
}
