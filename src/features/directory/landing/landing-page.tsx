import { useRightHours } from '#features/profiles/use-right-hours.ts';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Link } from '#ui/link.tsx';
import { paths } from '#platform/paths.ts';
import { CountryMap } from '../map/country-map.tsx';
import type { AskedFacts } from '../fact-filters.ts';
import { addressOf } from '../search-query.ts';
import { FactLinks } from '../results/fact-links.tsx';
import { KINDS } from '../kinds.ts';
import { ResultCard } from '../results/result-card.tsx';
import { ResultGrid } from '../results/result-grid.tsx';
import { landingIntro, landingTrail } from './landing-texts.ts';
import { landingPath, landingTitle } from './landing.rules.ts';
import type { LoadedLanding } from './load-landing.server.ts';

/** A category, a place, or both: a page to arrive at from a search engine, and to go on from. */
export function LandingPage({ data }: { data: LoadedLanding }) {
  const { landing, cards, total, factCounts, places, categories } = data;
  const { kind, category, place } = landing;
  useRightHours(factCounts !== null);
  const { one, many } = KINDS[kind];
  const results = (facts: AskedFacts) =>
    addressOf({
      kind,
      values: {
        [KINDS[kind].categoryField]: category ?? '',
        location: place ?? '',
        ...facts,
      },
    });
  const trail = landingTrail(landing);
  const who = total === 1 ? one : many;
  return (
    <div data-accent={kind} className="container-page grid grid-cols-1 gap-6 pt-2 pb-6 md:gap-10">
      <header>
        <Breadcrumbs trail={trail.slice(0, -1)} current={trail.at(-1)!.label} />
        <h1 className="mt-2 max-w-[22em] text-title text-balance max-md:text-heading">
          {landingTitle(landing)}
        </h1>
        <p className="mt-2 max-w-prose text-ink-2 md:text-lead">{landingIntro(landing)}</p>
        <p className="mt-2 text-ink-2">
          <strong className="text-ink">{total}</strong> {who} listed. Free, no commissions.
        </p>
      </header>
      {cards.length > 0 ? (
        <section aria-label={`${total} ${who}`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="chip-row">
            <FactLinks counts={factCounts} total={total} chosen={{}} to={results} />
          </div>
          <ResultGrid>
            {cards.map((card) => (
              <ResultCard key={card.id} card={card} />
            ))}
          </ResultGrid>
          {total > cards.length && (
            <ButtonLink className="mt-3 justify-self-start" to={results({})}>
              See all {total}, filter and sort
            </ButtonLink>
          )}
        </section>
      ) : (
        <p className="text-lead">
          Nobody is listed here yet.
          {places.length + categories.length > 0 &&
            ' Look at the places and categories below, or'}{' '}
          <Link to={paths.signup} className="font-medium text-accent underline underline-offset-4">
            {places.length + categories.length > 0 ? 'be the first' : 'Be the first'}
          </Link>
          .
        </p>
      )}
      {places.length > 0 && (
        <section aria-labelledby="landing-places">
          <h2 id="landing-places" className="mb-6 text-heading">
            {category ? `${categoryName(category)}, place by place` : 'Place by place'}
          </h2>
          <CountryMap
            places={places}
            what={many}
            chosen={place}
            to={(name) => landingPath({ kind, category, place: name })}
          />
        </section>
      )}
      {categories.length > 0 && (
        <section aria-labelledby="landing-categories">
          <h2 id="landing-categories" className="mb-4 text-heading">
            {place ? `Everything in ${placeName(place)}` : 'All categories'}
          </h2>
          <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {categories.map(({ name, count }) => (
              <li key={name}>
                <Link
                  to={landingPath({ kind, category: name, place })}
                  aria-current={name === category ? 'page' : undefined}
                  className="flex min-h-12 items-center justify-between gap-3 border-b border-line underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-accent"
                >
                  {categoryName(name)}
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
