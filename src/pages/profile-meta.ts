import type { MetaDescriptor } from 'react-router';
import type { ProfileOutcome } from '#features/profile-page/profile-outcome.ts';
import { publishedOnly, type Profile } from '#features/profile-page/profile.ts';
import { profileTrail } from '#features/profile-page/profile-trail.ts';
import { COUNTRY } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { breadcrumbsJsonLd } from '#ui/breadcrumbs.tsx';
import { factsJsonLd } from './facts-json-ld.ts';
import { pageMeta, siteOf } from './page-meta.ts';

const DESCRIPTION_MAX = 155;

/** A profile that is still on its way brings its title along when it arrives. */
export function profileMeta(
  matches: Parameters<typeof pageMeta>[0],
  outcome: ProfileOutcome | Promise<unknown> | undefined,
): MetaDescriptor[] {
  if (!outcome || outcome instanceof Promise) return [];
  if (!outcome.profile) {
    return pageMeta(matches, { title: outcome.failure ?? '', description: '', index: false });
  }
  const { profile } = outcome;
  const { id, name, headline, category, location, texts } = profile;
  const does = headline || category;
  const about = [`${does} in ${location}.`, texts[0]?.text ?? ''].join(' ').trim();
  const siteUrl = siteOf(matches)?.url ?? '';
  return pageMeta(matches, {
    title: `${name}, ${does} in ${location}`,
    description: shorten(about),
    image: { path: `/share/${id}.jpg`, alt: `${name}, ${does} in ${location}` },
    jsonLd: [profileJsonLd(profile, siteUrl), breadcrumbsJsonLd(siteUrl, profileTrail(profile))],
  });
}

function shorten(text: string): string {
  if (text.length <= DESCRIPTION_MAX) return text;
  return `${text
    .slice(0, DESCRIPTION_MAX)
    .replace(/\s\S*$/, '')
    .trimEnd()}…`;
}

/**
 * A provider in the words of schema.org, without the email address, which only collectors of addresses would read
 * here. A rating is told only where people have given one.
 */
function profileJsonLd(profile: Profile, siteUrl: string): object {
  const { kind, name, category, location, address, texts, portrait, banner } = profile;
  const pictures = [portrait, banner, ...profile.showcase].filter((each) => each !== null);
  return {
    '@type': kind === 'specialist' ? 'ProfessionalService' : 'LocalBusiness',
    '@id': siteUrl + paths[kind](profile.id),
    url: siteUrl + paths[kind](profile.id),
    name,
    description: texts[0]?.text || undefined,
    image: pictures.map((path) => siteUrl + path),
    telephone: profile.phone ? international(profile.phone) : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address || undefined,
      addressLocality: location,
      addressCountry: COUNTRY.code,
    },
    ...factsJsonLd(profile.facts, location),
    knowsAbout: category,
    ...(kind === 'specialist' && {
      founder: { '@type': 'Person', name, jobTitle: profile.headline || undefined },
    }),
    ...(profile.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: profile.rating,
        reviewCount: profile.reviewCount,
        bestRating: 5,
        worstRating: 1,
      },
      review: publishedOnly(profile.reviews)
        .slice(0, 5)
        .map((review) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: review.author },
          datePublished: review.date,
          reviewBody: review.text,
          reviewRating: { '@type': 'Rating', ratingValue: review.stars, bestRating: 5 },
        })),
    }),
  };
}

const international = (phone: string) =>
  phone.startsWith('+') ? phone : `+${COUNTRY.phone.code}-${phone}`;
