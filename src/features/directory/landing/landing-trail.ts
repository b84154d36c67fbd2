import { paths } from '#platform/paths.ts';
import { landingPath, type Landing } from './landing.rules.ts';

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
