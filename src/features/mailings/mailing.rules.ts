import { LANGUAGES, type Language } from '#platform/language.ts';
import {
  BUSINESS_CATEGORIES,
  DISTRICT_OF,
  DISTRICTS,
  LOCATIONS,
  SPECIALIST_CATEGORIES,
} from '#platform/pack.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

export const SUBJECT_MAX = 120;
export const TEXT_MAX = 5000;

export type MailingTexts = Partial<Record<Language, Record<'subject' | 'text', string>>>;

/** How the profiles stand that it is for. */
export const STANDINGS = ['all', 'listed', 'waiting', 'paused', 'stale'] as const;

/** To whom; null means all of them. */
export interface Audience {
  kind: ProviderKind | null;
  location: string | null;
  category: string | null;
  standing: string;
}

/** Districts stand for all of their places, so the few places with a district's name are not named twice. */
export const MAILING_PLACES: readonly string[] = [
  ...DISTRICTS,
  ...LOCATIONS.filter((place) => !isDistrict(place)),
];

export const MAILING_CATEGORIES: readonly string[] = [
  ...new Set<string>([...SPECIALIST_CATEGORIES, ...BUSINESS_CATEGORIES]),
];

export function isDistrict(place: string): boolean {
  return (DISTRICTS as readonly string[]).includes(place);
}

export const placesOf = (location: string): string[] =>
  LOCATIONS.filter((place) => place === location || DISTRICT_OF[place] === location);

/** What somebody of a language is sent: their own, or else English, or else what there is. */
export function languageFor(texts: MailingTexts, language: Language): Language {
  return [language, 'en' as const, ...LANGUAGES].find((each) => texts[each])!;
}
