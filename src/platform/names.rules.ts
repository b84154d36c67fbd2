import { names } from '#platform/pack.ts';

/** Names are stored, sent and put into addresses in English; these are how they are shown. */
export const categoryName = (category: string): string => names.categories[category] ?? category;
export const languageName = (language: string): string => names.languages[language] ?? language;

/** Of a place, a district or the country. */
export const placeName = (place: string): string => names.places[place] ?? place;
