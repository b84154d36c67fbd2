import { profile as messages } from '#messages';
import type { Facts } from '#features/profiles/facts.rules.ts';
import type { Hours, Span, Weekday } from '#features/profiles/hours.rules.ts';
import { priceWords } from '#features/profiles/price-words.rules.ts';
import { addDays } from '#platform/local-day.rules.ts';
import { LANGUAGES } from '#platform/pack.ts';

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
