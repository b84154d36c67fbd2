import { use } from 'react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { DISTRICT_OF, type Location } from '#features/profiles/locations.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import type { ProfileView } from './profile-view.ts';
import { resultsPath } from '#features/directory/results/results-path.ts';
import type { SimilarProvider } from './similar-provider.ts';
import { SimilarCard } from './similar-card.tsx';

interface SimilarProvidersProps {
  profile: ProfileView;
  similar: SimilarProvider[];
}

/** Where to go if it is not this one. */
export function SimilarProviders({ profile, similar: providers }: SimilarProvidersProps) {
  const { kind, category } = profile;
  if (providers.length === 0) return null;
  // The nearest come first.
  const isNear = district(providers[0]?.location) === district(profile.location);
  return (
    <section
      aria-labelledby="similar-heading"
      className="container-page mt-16 lg:mt-24"
      data-print="off"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="similar-heading" className="text-heading">
          Similar {kind === 'specialist' ? 'specialists' : 'businesses'}{' '}
          {isNear ? 'nearby' : `elsewhere in ${COUNTRY.name}`}
        </h2>
        <Link
          to={resultsPath(kind, { category })}
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent underline-offset-4 hover:underline"
        >
          All in {category}
          <ArrowRight aria-hidden className="size-4.5" />
        </Link>
      </div>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {providers.map((provider) => (
          <li key={provider.id}>
            <SimilarCard kind={kind} provider={provider} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function LateSimilarProviders(props: {
  profile: ProfileView;
  similar: Promise<SimilarProvider[]>;
}) {
  return <SimilarProviders {...props} similar={use(props.similar)} />;
}

const district = (place = '') => DISTRICT_OF[place as Location] ?? place;
