/**
 * What is the country's own. A pack, a folder of packs/, brings all of it under these names and in these shapes; the
 * build takes in the one that PACK names. Its languages come in with language.ts, which all of this needs. What only the server reads of it comes through pack.server.ts.
 */
export {
  BUSINESS_CATEGORIES,
  SPECIALIST_CATEGORIES,
  type BusinessCategory,
  type SpecialistCategory,
} from '#pack/categories.ts';
export { COUNTRY } from '#pack/country.ts';
export { MARK, POSTER_LANDMARK } from '#pack/drawings.ts';
export { ALLOWED_EMAIL_DOMAINS } from '#pack/email-domains.ts';
export { FIND_EXAMPLES } from '#pack/find-examples.ts';
export { HERO_FILM } from '#pack/hero.ts';
export { HOLIDAYS } from '#pack/holidays.ts';
export { LANGUAGES, type Language } from '#pack/languages.ts';
export { MAP_AREA, MAP_DISTRICTS, MAP_TOWNS } from '#pack/map.ts';
export { DISTRICT_OF, DISTRICTS, LOCATIONS, type District, type Location } from '#pack/places.ts';
export { examples, findTexts, homeTexts, landingTexts, names } from '#pack/words/index.ts';

export interface Country {
  /** The folder of the pack. */
  pack: string;
  /** In the language that is spoken. */
  name: string;
  /** Of the site, where nobody said another one: mail comes from there, and it names the pages on networks. */
  domain: string;
  /** ISO 3166. */
  code: string;
  timeZone: string;
  /** In every season: days are counted in SQL and in the browser by this number alone. */
  hoursBehindUtc: number;
  currency: {
    /** ISO 4217. */
    code: string;
    /** As prices are written there. */
    sign: string;
    /** Amounts that visitors choose from, up to what they would pay; up to the second of them is cheap. */
    steps: readonly [number, number, ...number[]];
  };
  /** Whom people call when lives are in danger, the first one before others. */
  emergencyLines: readonly { name?: string; number: string }[];
  phone: {
    code: string;
    /** Of a number as people there write it, without the code. */
    digits: number;
    max: number;
    pattern: RegExp;
    example: string;
    /** A number of the country as it is stored, in the groups in which it is shown. */
    stored: RegExp;
    /** What numbers begin with that can receive WhatsApp. */
    mobileStarts: readonly string[];
  };
}

/** The part of the globe that the map shows. */
export interface MapArea {
  west: number;
  east: number;
  north: number;
  south: number;
  /** Where it is measured how much shorter a degree of longitude is than one of latitude. */
  latitude: number;
  /** Islands that lie too far off are drawn nearer: what is between these longitudes is moved by degrees. */
  insets?: readonly { west: number; east: number; moved: LongitudeAndLatitude }[];
}

type LongitudeAndLatitude = readonly [longitude: number, latitude: number];

export interface MapDistrict<Place extends string> {
  /** The place that stands for it. */
  name: Place;
  /** Under which name its shape stands in the picture of the country. */
  shape: string;
  /** Where most of its people live: from there it is measured how far it is. */
  centre: LongitudeAndLatitude;
  /** Where its name has room on the map. */
  label: LongitudeAndLatitude;
}

export interface MapTown<Place extends string> {
  name: Place;
  /** Where the name is too long for the map. */
  short?: string;
  longitude: number;
  latitude: number;
  /** On which side of its dot the name has room; without, it stands in the list alone. */
  side?: 'left' | 'right';
  /** Named only where there is room. */
  small?: true;
}
