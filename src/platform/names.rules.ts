import { names } from '#platform/pack.ts';

/** Names are stored, sent and put into addresses in English; these are how they are shown. */
export const categoryName = (category: string): string => shown(names.categories, category);
export const languageName = (language: string): string => shown(names.languages, language);

/** Of a place, a district or the country. */
export const placeName = (place: string): string => shown(names.places, place);

/** Anybody may ask for any name: `constructor` is none. */
const shown = (known: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(known, name) ? known[name]! : name;
