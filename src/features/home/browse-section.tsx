import type { JSX } from 'react';
import { home } from '#messages';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { KINDS } from '#features/directory/kinds.ts';
import { categoriesOf, landingPath } from '#features/directory/landing/landing.rules.ts';
import { CountryMap } from '#features/directory/map/country-map.tsx';
import { paths } from '#platform/paths.ts';
import { categoryName } from '#platform/names.rules.ts';
import type { Browse } from './load-home.server.ts';
import { Arriving } from '#ui/arriving.tsx';
import { Link } from '#ui/link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Remembered } from '#ui/remembered.tsx';

interface BrowseSectionProps {
  /** Null when the numbers could not be had. */
  browse: Browse | null | Promise<Browse | null>;
  kind: keyof Browse;
}

/** For those who would rather look than type. The links are there before their numbers, so that nothing moves. */
export function BrowseSection({ browse, kind }: BrowseSectionProps) {
  return (
    <Arriving value={browse} fallback={frame(<Choices kind={kind} counts={null} />)}>
      {(known) => frame(<Choices kind={kind} counts={known?.[kind] ?? null} />)}
    </Arriving>
  );
}

const frame = (choices: JSX.Element) => (
  <div className="grid gap-8 rounded-sheet bg-surface p-5 shadow-high sm:p-8 lg:p-10">
    <Remembered>{choices}</Remembered>
  </div>
);

function Choices({ kind, counts }: { kind: keyof Browse; counts: Browse[keyof Browse] | null }) {
  const { many } = KINDS[kind];
  const title = kind === 'specialist' ? home.browseSpecialists : home.browseBusinesses;
  if (counts && !counts.places.some(Boolean))
    return (
      <p className="text-lead">
        {home.couldBeFirst} <TextLink to={paths.signup}>{home.signUp}</TextLink>
      </p>
    );
  return (
    <>
      <h2 className="text-heading text-balance">{title}</h2>
      <CountryMap
        places={LOCATIONS.map((name, index) => ({ name, count: counts?.places[index] ?? null }))}
        what={many}
        to={(place) => landingPath({ kind, category: null, place })}
      >
        <ul
          aria-label={home.categoriesOf(many)}
          className="flex gap-2.5 max-sm:-mx-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1 sm:flex-wrap"
        >
          {categoriesOf(kind).map((name, index) => (
            <li key={name}>
              <Link
                to={landingPath({ kind, category: name, place: null })}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 whitespace-nowrap text-small font-medium transition hover:border-accent hover:text-accent"
              >
                {categoryName(name)}
                <span className="min-w-5 text-right text-ink-3 tabular-nums">
                  {counts?.categories[index] || null}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </CountryMap>
    </>
  );
}
