import type { MetaDescriptor } from 'react-router';
import type { Outcome } from '#features/search/profile/profile-outcome.ts';
import type { ProfileView } from '#features/search/profile/profile-view.ts';
import { pageMeta } from './page-meta.ts';

const DESCRIPTION_MAX = 155;

/** A profile that is still on its way brings its title along when it arrives. */
export function profileMeta<Profile>(
  matches: Parameters<typeof pageMeta>[0],
  outcome: Outcome<Profile> | Promise<unknown> | undefined,
  view: (profile: Profile) => ProfileView,
): MetaDescriptor[] {
  if (!outcome || outcome instanceof Promise) return [];
  if (!outcome.profile) {
    return pageMeta(matches, { title: outcome.failure ?? '', description: '' });
  }
  const { name, headline, location, texts } = view(outcome.profile);
  const about = [`${headline} in ${location}.`, texts[0]?.text ?? ''].join(' ').trim();
  return pageMeta(matches, {
    title: `${name}, ${headline} in ${location}`,
    description: shorten(about),
  });
}

/** Cut between words. */
function shorten(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text;
  return `${text.slice(0, DESCRIPTION_MAX).replace(/\s+\S*$/, '')}…`;
}
