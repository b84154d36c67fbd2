import type { BusinessCategory, SpecialistCategory } from '#features/profiles/categories.rules.ts';
import type { Landing } from './landing.rules.ts';
import { BUSINESS_TEXTS, PLACE_TEXTS, SPECIALIST_TEXTS } from '#platform/pack.ts';

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
