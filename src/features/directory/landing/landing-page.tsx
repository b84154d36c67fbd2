import { Link } from 'react-router';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { paths } from '#platform/paths.ts';
import { BelizeMap } from '../map/belize-map.tsx';
import { resultsPath } from '../results/results-path.ts';
import { BusinessCard } from '../results/business-card.tsx';
import { ResultGrid } from '../results/result-grid.tsx';
import { BUSINESSES, SPECIALISTS } from '../results/results-kinds.ts';
import { SpecialistCard } from '../results/specialist-card.tsx';
import { landingIntro } from './landing-intro.ts';
import { landingPath, landingTitle } from './landing.rules.ts';
import { landingTrail } from './landing-trail.ts';
import type { LoadedLanding } from './load-landing.server.ts';

/** A category, a place, or both: a page to arrive at from a search engine, and to go on from. */
export function LandingPage({ data }: { data: LoadedLanding }) {
  const { landing, specialists, businesses, total, places, categories } = data;
  const { kind, category, place } = landing;
  const results = kind === 'specialist' ? SPECIALISTS : BUSINESSES;
  const shown = specialists.length + businesses.length;
  const trail = landingTrail(landing);
  const who = total === 1 ? results.one : results.many;
  return (
    <div data-accent={kind} className="container-page grid grid-cols-1 gap-12 pt-2 pb-6 md:gap-16">
      <header>
        <Breadcrumbs trail={trail.slice(0, -1)} current={trail.at(-1)!.label} />
        <h1 className="mt-4 max-w-[22em] text-title text-balance">{landingTitle(landing)}</h1>
        <p className="mt-3 max-w-prose text-lead text-ink-2">{landingIntro(landing)}</p>
        <p className="mt-3 text-ink-2">
          <strong className="text-ink">{total}</strong> {who} listed. Contact them directly: free,
          no commissions.
        </p>
      </header>
      {shown > 0 ? (
        <section aria-label={`${total} ${who}`}>
          <ResultGrid kind={results}>
            {specialists.map((each, index) => (
              <SpecialistCard key={each.id} specialist={each} eager={index === 0} />
            ))}
            {businesses.map((each, index) => (
              <BusinessCard key={each.id} business={each} eager={index === 0} />
            ))}
          </ResultGrid>
          {total > shown && (
            <ButtonLink
              className="mt-8"
              to={resultsPath(kind, {
                ...(category && { category }),
                ...(place && { location: place }),
              })}
            >
              See all {total}, filter and sort
            </ButtonLink>
          )}
        </section>
      ) : (
        <p className="text-lead">
          Nobody is listed here yet. Look at the places and categories below, or{' '}
          <Link to={paths.signup} className="font-medium text-accent underline underline-offset-4">
            be the first
          </Link>
          .
        </p>
      )}
      {places.length > 0 && (
        <section aria-labelledby="landing-places">
          <h2 id="landing-places" className="mb-6 text-heading">
            {category ? `${category}, place by place` : 'Place by place'}
          </h2>
          <BelizeMap
            places={places}
            what={results.many}
            chosen={place}
            to={(name) => landingPath({ kind, category, place: name })}
          />
        </section>
      )}
      {categories.length > 0 && (
        <section aria-labelledby="landing-categories">
          <h2 id="landing-categories" className="mb-4 text-heading">
            {place ? `Everything in ${place}` : 'All categories'}
          </h2>
          <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {categories.map(({ name, count }) => (
              <li key={name}>
                <Link
                  to={landingPath({ kind, category: name, place })}
                  aria-current={name === category ? 'page' : undefined}
                  className="flex min-h-12 items-center justify-between gap-3 border-b border-line underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-accent"
                >
                  {name}
                  <span className="text-ink-3 tabular-nums">{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
