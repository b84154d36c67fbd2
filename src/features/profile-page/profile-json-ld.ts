import { paths } from '#platform/paths.ts';
import { publishedOnly, type Profile } from './profile.ts';

/**
 * A provider in the words of schema.org, without the email address, which only collectors of addresses would read
 * here. A rating is told only where people have given one.
 */
export function profileJsonLd(profile: Profile, siteUrl: string): object {
  const { kind, name, category, location, address, texts, portrait, banner } = profile;
  const pictures = [portrait, banner, ...profile.showcase].filter((each) => each !== null);
  return {
    '@type': kind === 'specialist' ? 'ProfessionalService' : 'LocalBusiness',
    '@id': siteUrl + addressOf(profile),
    url: siteUrl + addressOf(profile),
    name,
    description: texts[0]?.text || undefined,
    image: pictures.map((path) => siteUrl + path),
    telephone: profile.phone ? international(profile.phone) : undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address || undefined,
      addressLocality: location,
      addressCountry: 'BZ',
    },
    areaServed: location,
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

const addressOf = ({ kind, id }: Profile) =>
  kind === 'specialist' ? paths.specialist(id) : paths.business(id);

const international = (phone: string) => (phone.startsWith('+') ? phone : `+501-${phone}`);
