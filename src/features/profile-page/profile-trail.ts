import { profile as messages } from '#messages';
import { categoryName } from '#platform/names.rules.ts';
import { paths } from '#platform/paths.ts';
import type { Profile } from './profile.ts';
import { resultsPath } from '#features/directory/results/results-path.ts';

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
