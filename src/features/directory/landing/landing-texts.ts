import { landing } from '#messages';
import type { BusinessCategory, SpecialistCategory } from '#features/profiles/categories.rules.ts';
import { categoryName, placeName } from '#platform/names.rules.ts';
import { COUNTRY, landingTexts } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { KINDS } from '../kinds.ts';
import { landingPath, type Landing } from './landing.rules.ts';

/** As its heading says it. */
export function landingTitle({ kind, category, place }: Landing): string {
  const where = place ? placeName(place) : COUNTRY.name;
  if (category) return landing.titleOf(categoryName(category), KINDS[kind].many, where);
  return kind === 'specialist' ? landing.localSpecialists(where) : landing.localBusinesses(where);
}

/** The page's own words, from what it is about and where. */
export function landingIntro({ kind, category, place }: Landing): string {
  const { specialists, businesses, specialistTexts, businessTexts, placeTexts } = landingTexts;
  const what =
    kind === 'specialist'
      ? (specialistTexts[category as SpecialistCategory] ?? specialists)
      : (businessTexts[category as BusinessCategory] ?? businesses);
  return place ? `${what} ${landingTexts.inPlace(placeName(place), placeTexts[place])}` : what;
}

/** From the home page down to the landing itself. */
export function landingTrail({ kind, category, place }: Landing) {
  const all = { kind, category: null, place: null };
  return [
    { label: landing.home, to: paths.home },
    { label: KINDS[kind].title, to: landingPath(all) },
    ...(category ? [{ label: categoryName(category), to: landingPath({ ...all, category }) }] : []),
    ...(place ? [{ label: placeName(place), to: landingPath({ kind, category, place }) }] : []),
  ];
}
