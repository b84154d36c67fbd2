import { profileTrail } from '#features/profile-page/profile-title.ts';
import { publishedOnly, type Profile } from '#features/profile-page/profile.ts';
import { pageHref } from '#platform/language.ts';
import { COUNTRY } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { breadcrumbsJsonLd } from '#ui/breadcrumbs.tsx';
import { factsJsonLd } from './facts-json-ld.server.ts';

/** What programs read that come by the address: nobody who follows a link loads it. */
export const profileJsonLd = (profile: Profile, siteUrl: string): object[] => [
  providerJsonLd(profile, siteUrl),
  breadcrumbsJsonLd(siteUrl, profileTrail(profile)),
];

/**
 * A provider in the words of schema.org, without the email address, which only collectors of addresses would read
 * here. A rating is told only where people have given one.
 */
function providerJsonLd(profile: Profile, siteUrl: string): object {
  const { kind, name, category, location, address, texts, portrait, banner } = profile;
  const pictures = [portrait, banner, ...profile.showcase].filter((each) => each !== null);
  return {
    '@type': kind === 'specialist' ? 'ProfessionalService' : 'LocalBusiness',
    '@id': siteUrl + paths[kind](profile.id),
    url: siteUrl + pageHref(paths[kind](profile.id)),
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
