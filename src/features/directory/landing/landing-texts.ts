import { landing } from '#messages';
import type { BusinessCategory, SpecialistCategory } from '#features/profiles/categories.rules.ts';
import { BUSINESS_TEXTS, COUNTRY, PLACE_TEXTS, SPECIALIST_TEXTS } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { KINDS } from '../kinds.ts';
import { landingPath, type Landing } from './landing.rules.ts';

/** As its heading says it. */
export function landingTitle({ kind, category, place }: Landing): string {
  const where = place ?? COUNTRY.name;
  if (category) return landing.titleOf(category, KINDS[kind].many, where);
  return kind === 'specialist' ? landing.localSpecialists(where) : landing.localBusinesses(where);
}

/** The page's own words, from what it is about and where. */
export function landingIntro({ kind, category, place }: Landing): string {
  const what = category
    ? kind === 'specialist'
      ? SPECIALIST_TEXTS[category as SpecialistCategory]
      : BUSINESS_TEXTS[category as BusinessCategory]
    : kind === 'specialist'
      ? landing.allSpecialists
      : landing.allBusinesses;
  return place ? landing.introIn(what, place, PLACE_TEXTS[place]) : what;
}

/** From the home page down to the landing itself. */
export function landingTrail({ kind, category, place }: Landing) {
  const all = { kind, category: null, place: null };
  return [
    { label: landing.home, to: paths.home },
    { label: KINDS[kind].title, to: landingPath(all) },
    ...(category ? [{ label: category, to: landingPath({ ...all, category }) }] : []),
    ...(place ? [{ label: place, to: landingPath({ kind, category, place }) }] : []),
  ];
}
