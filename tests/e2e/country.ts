import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { packName } from '../../scripts/pack-name.mjs';
import { distancesFrom } from '#features/directory/map/positions.ts';
import type { Location } from '#features/profiles/locations.rules.ts';
import type { Country, MapDistrict, MapTown } from '#platform/pack.ts';

/**
 * The country that is tried, by PACK, and whom journeys meet there: all of it is read from the pack, so that they tell the
 * same story of each. Those of one country alone carry its name: `{ tag: '@belize' }`.
 */
const folder = `../../packs/${packName}`;
const read = async <Module>(file: string) => (await import(`${folder}/${file}`)) as Module;
const readDemo = <Row>(file: string) =>
  JSON.parse(readFileSync(`packs/${packName}/demo/${file}.json`, 'utf8')) as Row[];

interface Provider {
  slug: string;
  email: string;
  location: string;
  phone: string;
  workEmail: string;
  category: string;
  /** Where it is not English: their mails speak it too. */
  writtenIn?: string;
  videoUrl?: string;
  facts?: { areas?: string[] };
  reviews: { author: string; stars: number; text: string; reply?: string }[];
}
interface Specialist extends Provider {
  firstName: string;
  lastName: string;
  occupation: string;
  education: string;
  skills: string;
  bio: string;
}
interface Business extends Provider {
  businessName: string;
  address: string;
  about: string;
  services: string;
  description: string;
  specificType: string;
}
type Places = Readonly<Record<string, string>>;
interface SaidPlaces {
  names: Places;
}

export const { COUNTRY } = await read<{ COUNTRY: Country }>('country.ts');
export const { LOCATIONS } = await read<{ LOCATIONS: readonly string[] }>('places.ts');
const { DISTRICT_OF } = await read<{ DISTRICT_OF: Places }>('places.ts');
export const { MAP_DISTRICTS } = await read<{ MAP_DISTRICTS: readonly MapDistrict<string>[] }>(
  'map.ts',
);
const { MAP_TOWNS } = await read<{ MAP_TOWNS: readonly MapTown<string>[] }>('map.ts');
export const { HERO_FILM } = await read<{ HERO_FILM: boolean }>('hero.ts');
export const { SITE_LANGUAGES } = await read<{ SITE_LANGUAGES: readonly string[] }>(
  'site-languages.ts',
);
export const { FIND_EXAMPLES } = await read<{
  FIND_EXAMPLES: readonly { sentences: readonly string[] }[];
}>('find-examples.ts');
export const { placeTexts } = await read<{ placeTexts: Places }>('words/en/landing-texts.ts');
export const { claims } = await read<{ claims: { figure: string }[] }>('words/en/home-texts.ts');
/** Those that are called otherwise than in English. */
export const { places: spanishPlaces } = await read<{ places: Places }>('words/es/names.ts');

export const specialists = readDemo<Specialist>('specialists');
const businesses = readDemo<Business>('businesses');
const canSignIn = new Set(readDemo<{ email: string }>('logins').map(({ email }) => email));
const whoSignsIn = <Kind extends Provider>(all: Kind[]): Kind =>
  all.find(({ email }) => canSignIn.has(email))!;

/** Those of the demo who can sign in: a plumber who speaks Spanish, with pictures and reviews, and a business. */
export const plumber = described('specialist', whoSignsIn(specialists));
export const company = described('business', whoSignsIn(businesses));
export const plumberName = `${plumber.firstName} ${plumber.lastName}`;
/** Others of the demo, to whom nothing happens but in the journey that begins with them. */
export const forgetful = specialists
  .filter(({ email, writtenIn }) => !canSignIn.has(email) && !writtenIn)
  .slice(-3);
export const demo = [
  ...specialists.map((each) => described('specialist', each)),
  ...businesses.map((each) => described('business', each)),
];
/** Others of the demo in the same trade. */
export const colleagues = specialists.filter(
  ({ slug, category }) => category === plumber.category && slug !== plumber.slug,
);
export const slugOf = (place: string) => place.toLowerCase().replace(/[^a-z]+/g, '-');

const settled = [...specialists, ...businesses].map(({ location }) => location);
const countOf = (place: string) => settled.filter((each) => each === place).length;
const isDistrict = (place: string) => Object.values(DISTRICT_OF).includes(place);
/** The district with most people, of those that can be chosen as a place. */
export const district = LOCATIONS.filter(isDistrict).toSorted(
  (a, b) => peopleOf(b) - peopleOf(a),
)[0]!;
/** Towns where people of the demo live, but neither of those two; most of them first. */
export const [town, otherTown] = LOCATIONS.filter(
  (place) => !isDistrict(place) && place !== plumber.location && place !== company.location,
).toSorted((a, b) => countOf(b) - countOf(a)) as [string, string];
/** Where the first of them lies, for a browser that is asked. */
export const { longitude, latitude } = MAP_TOWNS.find(({ name }) => name === town)!;
/** A town where nobody of these lives or comes to. */
const townWithout = <Kind extends Provider>(who: (each: Kind) => boolean, all: Kind[]) =>
  LOCATIONS.findLast(
    (place) =>
      !isDistrict(place) &&
      !all
        .filter(who)
        .flatMap(({ location, facts }) => [location, ...(facts?.areas ?? [])])
        .some((each) => each === place || each === DISTRICT_OF[place]),
  )!;
export const townWithoutPlumber = townWithout(
  ({ occupation, skills, bio }) => /plumb/i.test(occupation + skills + bio),
  specialists,
);
/** Where people mean who say "near the airport". */
export const airport = Object.entries(
  (JSON.parse(readFileSync(`packs/${packName}/sentence-words/places.json`, 'utf8')) as SaidPlaces)
    .names,
).find(([, said]) => said.split(', ').includes('airport'))![0];
/** Who is nearest to a place of those with such a trade, and how many kilometres that is. */
export function nearestTo(place: string, trade: RegExp) {
  const distances = distancesFrom([place as Location]);
  return [
    ...specialists.map((each) => ({
      ...described('specialist', each),
      name: `${each.firstName} ${each.lastName}`,
      headline: each.occupation,
    })),
    ...businesses.map((each) => ({
      ...described('business', each),
      name: each.businessName,
      headline: each.specificType,
    })),
  ]
    .filter(({ headline }) => trade.test(headline))
    .map((each) => ({ ...each, km: distances.get(each.location as Location)! }))
    .toSorted((one, other) => one.km - other.km)[0]!;
}
export const townWithoutIndustry = townWithout(
  ({ category }) => category === 'Manufacturing and Industry',
  businesses,
);

/** As long as people there write it, with a beginning of its own: `6` for a mobile of `600-0000`. */
export const newPhone = (beginning = COUNTRY.phone.example[0]!): string =>
  beginning + COUNTRY.phone.example.slice(1).replace(/\d/g, () => String(randomInt(10)));

/** As it is read: `600-0000` for `+5016000000`. */
export const shownPhone = (stored: string): string =>
  COUNTRY.phone.stored.exec(stored)!.slice(1).join('-');

function described<Kind extends Provider>(kind: 'specialist' | 'business', provider: Kind) {
  return { ...provider, path: `/${kind}/${provider.slug}` };
}

function peopleOf(name: string): number {
  return settled.filter((place) => DISTRICT_OF[place] === name).length;
}
