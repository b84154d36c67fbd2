import { profileTrail } from '#features/profile-page/profile-title.ts';
import { publishedOnly, type Profile } from '#features/profile-page/profile.ts';
import { pageHref } from '#platform/language.ts';
import { COUNTRY, LANGUAGES } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';
import { breadcrumbsJsonLd } from '#ui/breadcrumbs.tsx';
import { profile as messages } from '#messages';
import type { Facts } from '#features/profiles/facts.rules.ts';
import type { Hours, Span, Weekday } from '#features/profiles/hours.rules.ts';
import { priceWords } from '#features/profiles/price-words.rules.ts';
import { addDays } from '#platform/local-day.rules.ts';

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

/** The facts in the words of schema.org. */
export function factsJsonLd({ hours, price, languages, areas = [], since }: Facts, home: string) {
  return {
    areaServed: [home, ...areas],
    ...(hours && { openingHoursSpecification: specifications(hours) }),
    ...(price && { priceRange: messages.fromPrice(priceWords(price)) }),
    ...(languages && { knowsLanguage: languages.map((language) => LANGUAGES[language]) }),
    ...(since && { foundingDate: String(since) }),
  };
}

const NAMES: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** One for each time, with all days that have it. */
function specifications({ days, closedUntil, changed }: Hours): object[] {
  const daysOf = new Map<string, string[]>();
  for (const [day, name] of Object.entries(NAMES))
    for (const span of days[day as Weekday] ?? [])
      daysOf.set(span.join(), [...(daysOf.get(span.join()) ?? []), name]);
  const week = [...daysOf].map(([span, dayOfWeek]) => {
    return specification({ dayOfWeek, ...timesOf(span.split(',') as Span) });
  });
  const thatDay = (changed?.spans.length ? changed.spans.map(timesOf) : [NO_TIME]).map((times) =>
    specification({ ...times, validFrom: changed?.day, validThrough: changed?.day }),
  );
  return [
    ...week,
    ...(closedUntil ? [specification({ ...NO_TIME, validThrough: addDays(closedUntil, -1) })] : []),
    ...(changed ? thatDay : []),
  ];
}

const NO_TIME = { opens: '00:00', closes: '00:00' };

/** The end of a day has no time of its own there, and what closes when it opens is closed all day. */
const timesOf = ([opens, closes]: Span) => ({
  opens,
  closes: closes === '24:00' || closes === opens ? '23:59' : closes,
});

const specification = (says: object) => ({ '@type': 'OpeningHoursSpecification', ...says });
