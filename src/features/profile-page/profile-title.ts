import { profile as messages } from '#messages';
import { categoryName, placeName } from '#platform/names.rules.ts';
import type { Profile } from './profile.ts';
import { paths } from '#platform/paths.ts';
import { resultsPath } from '#features/directory/results/results-path.ts';

type Named = Pick<Profile, 'name' | 'headline' | 'category' | 'location'>;

export const doesWhere = ({ headline, category, location }: Omit<Named, 'name'>): string =>
  messages.doesIn(headline || categoryName(category), placeName(location));

/** The same in tabs, bookmarks and search engines, however somebody came here. */
export const titleOf = (profile: Named): string => `${profile.name}, ${doesWhere(profile)}`;

/** Where a profile stands in the directory, from the top down to its category. */
export function profileTrail({ kind, category }: Pick<Profile, 'kind' | 'category'>) {
  const all = {
    label: messages.all[kind],
    to: resultsPath(kind),
  };
  const same = category
    ? [{ label: categoryName(category), to: resultsPath(kind, { category }) }]
    : [];
  return [{ label: messages.home, to: paths.home }, all, ...same];
}
