import type { MetaDescriptor } from 'react-router';
import type { ProfileOutcome } from '#features/profile-page/profile-outcome.ts';
import { doesWhere, titleOf } from '#features/profile-page/profile-title.ts';
import { withLanguage } from '#platform/language.ts';
import { pageMeta } from './page-meta.ts';

const DESCRIPTION_MAX = 155;

/** A profile that is still on its way brings its title along when it arrives. */
export function profileMeta(
  matches: Parameters<typeof pageMeta>[0],
  outcome: ProfileOutcome | Promise<unknown> | undefined,
  jsonLd: readonly object[] = [],
): MetaDescriptor[] {
  if (!outcome || outcome instanceof Promise) return [];
  if (!outcome.profile) {
    return pageMeta(matches, { title: outcome.failure ?? '', description: '', index: false });
  }
  const { profile } = outcome;
  const { id, texts } = profile;
  const title = titleOf(profile);
  const about = [`${doesWhere(profile)}.`, texts[0]?.text ?? ''].join(' ').trim();
  return pageMeta(matches, {
    title,
    description: shorten(about),
    image: { path: withLanguage(`/share/${id}.jpg`), alt: title },
    jsonLd,
  });
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text;
  return `${text
    .slice(0, DESCRIPTION_MAX)
    .replace(/\s\S*$/, '')
    .trimEnd()}…`;
}
