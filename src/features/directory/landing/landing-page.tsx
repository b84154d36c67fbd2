import { landing } from '#messages';
import { useRightHours } from '#features/profiles/use-right-hours.ts';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Link } from '#ui/link.tsx';
import { linkStyle } from '#ui/text-link.tsx';
import { paths } from '#platform/paths.ts';
import { CountryMap } from '../map/country-map.tsx';
import type { AskedFacts } from '../fact-filters.ts';
import { addressOf } from '../search-query.ts';
import { FactLinks } from '../results/fact-links.tsx';
import { KINDS } from '../kinds.ts';
import { ResultCard } from '../results/result-card.tsx';
import { ResultGrid } from '../results/result-grid.tsx';
import { landingIntro, landingTitle, landingTrail } from './landing-texts.ts';
import { landingPath } from './landing.rules.ts';
import type { LoadedLanding } from './load-landing.server.ts';

/** A category, a place, or both: a page to arrive at from a search engine, and to go on from. */
export function LandingPage({ data }: { data: LoadedLanding }) {
  const { landing: shown, cards, total, factCounts, places, categories } = data;
  const { kind, category, place } = shown;
  useRightHours(cards.length > 0);
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
  const trail = landingTrail(shown);
  const who = total === 1 ? one : many;
  return (
    <div data-accent={kind} className="container-page grid grid-cols-1 gap-6 pt-2 pb-6 md:gap-10">
      <header>
        <Breadcrumbs trail={trail.slice(0, -1)} current={trail.at(-1)!.label} />
        <h1 className="mt-2 max-w-[22em] text-title text-balance max-md:text-heading">
          {landingTitle(shown)}
        </h1>
        <p className="mt-2 max-w-prose text-ink-2 md:text-lead">{landingIntro(shown)}</p>
        {total > 0 && (
          <p className="mt-2 text-ink-2">
            <strong className="text-ink">{total}</strong>
            {landing.listed(who)}
          </p>
        )}
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
              {landing.seeAll(total)}
            </ButtonLink>
          )}
        </section>
      ) : (
        <p className="text-lead">
          {landing.nobody}
          {places.length + categories.length > 0 && landing.lookBelow}{' '}
          <Link to={paths.signup} className={linkStyle}>
            {places.length + categories.length > 0 ? landing.orBeFirst : landing.beFirst}
          </Link>
          .
        </p>
      )}
      {places.length > 0 && (
        <section aria-labelledby="landing-places">
          <h2 id="landing-places" className="mb-6 text-heading">
            {category ? landing.categoryByPlace(categoryName(category)) : landing.byPlace}
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
            {place ? landing.everythingIn(placeName(place)) : landing.allCategories}
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
