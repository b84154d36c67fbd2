import { profile as messages } from '#messages';
import { ArrowRight, MapPin } from 'lucide-react';
import { CardRating } from '#features/directory/card-rating.tsx';
import { DemoMark } from '#features/directory/demo-mark.tsx';
import type { ProviderCard } from '#features/directory/provider-card.ts';
import { DISTRICT_OF, type Location } from '#features/profiles/locations.rules.ts';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { resultsPath } from '#features/directory/results/results-path.ts';
import { paths } from '#platform/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { Remembered } from '#ui/remembered.tsx';
import { Link } from '#ui/link.tsx';
import { StretchedLink } from '#ui/stretched-link.tsx';
import type { Similar } from './profile-outcome.ts';
import { orNotGiven, type Profile } from './profile.ts';

interface SimilarProvidersProps {
  profile: Profile;
  similar: Similar;
}

/** Where to go if it is not this one. */
export function SimilarProviders({ profile, similar }: SimilarProvidersProps) {
  const { kind, category } = profile;
  if (!similar?.length) return null;
  const isNear = ({ location }: ProviderCard) => district(location) === district(profile.location);
  return (
    <section
      data-below-fold
      aria-labelledby="similar-heading"
      className="container-page mt-16 lg:mt-24"
      data-print="off"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="similar-heading" className="text-heading">
          {similar.every(isNear)
            ? messages.similarNear[kind]
            : messages.similarIn[kind](COUNTRY.name)}
        </h2>
        <Link
          to={resultsPath(kind, { category })}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent underline-offset-4 hover:underline"
        >
          {messages.allIn(categoryName(category))}
          <ArrowRight aria-hidden className="size-4.5" />
        </Link>
      </div>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {similar.map((card) => (
          <li key={card.id}>
            <Remembered>
              <SimilarCard card={card} />
            </Remembered>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SimilarCard({ card }: { card: ProviderCard }) {
  const { kind, id, name, headline, location, portrait, rating, reviewCount, demo } = card;
  return (
    <Card interactive className="flex h-full flex-col gap-3 p-5!">
      <div className="flex items-center gap-3.5">
        <Avatar name={name} src={portrait} kind={kind} />
        <div className="min-w-0 flex-1">
          <h3 className="text-body leading-snug">
            <StretchedLink to={paths[kind](id)}>{name}</StretchedLink>
          </h3>
          {headline.trim() && (
            <p dir="auto" className="text-small leading-snug font-medium text-accent">
              {headline}
            </p>
          )}
        </div>
      </div>
      <div className="mt-auto grid gap-1">
        <p className="flex items-center gap-1.5 text-small text-ink-2">
          <MapPin aria-hidden className="size-4 shrink-0" />
          {orNotGiven(placeName(location))}
          {demo && <DemoMark className="ml-auto shrink-0" />}
        </p>
        <CardRating rating={rating} reviewCount={reviewCount} />
      </div>
    </Card>
  );
}

const district = (place = '') => DISTRICT_OF[place as Location] ?? place;
