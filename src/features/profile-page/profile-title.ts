import { profile as messages } from '#messages';
import { categoryName, placeName } from '#platform/names.rules.ts';
import type { Profile } from './profile.ts';

type Named = Pick<Profile, 'name' | 'headline' | 'category' | 'location'>;

export const doesWhere = ({ headline, category, location }: Omit<Named, 'name'>): string =>
  messages.doesIn(headline || categoryName(category), placeName(location));

/** The same in tabs, bookmarks and search engines, however somebody came here. */
export const titleOf = (profile: Named): string => `${profile.name}, ${doesWhere(profile)}`;
