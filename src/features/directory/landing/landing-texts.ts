import type { BusinessCategory, SpecialistCategory } from '#features/profiles/categories.rules.ts';
import { BUSINESS_TEXTS, PLACE_TEXTS, SPECIALIST_TEXTS } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { landingPath, type Landing } from './landing.rules.ts';

/** The page's own words, from what it is about and where. */
export function landingIntro({ kind, category, place }: Landing): string {
  const what = category
    ? kind === 'specialist'
      ? SPECIALIST_TEXTS[category as SpecialistCategory]
      : BUSINESS_TEXTS[category as BusinessCategory]
    : kind === 'specialist'
      ? 'Individual specialists, from plumbers to tutors, with their work, their ratings and their numbers.'
      : 'Local businesses, from bakeries to dive shops, with what they offer and how to reach them.';
  return place ? `${what} In ${place}, ${PLACE_TEXTS[place]}.` : what;
}

/** From the home page down to the landing itself. */
export function landingTrail({ kind, category, place }: Landing) {
  const all = { kind, category: null, place: null };
  return [
    { label: 'Home', to: paths.home },
    { label: kind === 'specialist' ? 'Specialists' : 'Businesses', to: landingPath(all) },
    ...(category ? [{ label: category, to: landingPath({ ...all, category }) }] : []),
    ...(place ? [{ label: place, to: landingPath({ kind, category, place }) }] : []),
  ];
}
