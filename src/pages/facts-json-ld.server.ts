import type { Facts } from '#features/profiles/facts.rules.ts';
import type { Hours, Weekday } from '#features/profiles/hours.rules.ts';
import { priceWords } from '#features/profiles/price-words.rules.ts';
import { LANGUAGES } from '#platform/pack.ts';

/** The facts in the words of schema.org. */
export function factsJsonLd({ hours, price, languages, areas = [], since }: Facts, home: string) {
  return {
    areaServed: [home, ...areas],
    ...(hours && { openingHoursSpecification: specifications(hours) }),
    ...(price && { priceRange: `From ${priceWords(price)}` }),
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
function specifications({ days, closedUntil }: Hours): object[] {
  const daysOf = new Map<string, string[]>();
  for (const [day, name] of Object.entries(NAMES))
    for (const span of days[day as Weekday] ?? [])
      daysOf.set(span.join(), [...(daysOf.get(span.join()) ?? []), name]);
  const week = [...daysOf].map(([span, dayOfWeek]) => {
    const [opens, closes] = span.split(',');
    // The end of a day has no time of its own there.
    return specification({ dayOfWeek, opens, closes: closes === '24:00' ? '23:59' : closes });
  });
  if (!closedUntil) return week;
  return [...week, specification({ opens: '00:00', closes: '00:00', validThrough: closedUntil })];
}

const specification = (says: object) => ({ '@type': 'OpeningHoursSpecification', ...says });
