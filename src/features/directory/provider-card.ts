import { directory } from '#messages';
import type { CardFacts } from '#features/profiles/facts.rules.ts';
import type { ContactWay } from '#features/profiles/contact-ways.rules.ts';
import type { Language } from '#platform/language.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { DEFAULT_BANNER, DEFAULT_LOGO } from './featured.rules.ts';

/** What a provider wrote, by the keys under which its fields are described. */
export type OwnTexts = Readonly<Record<string, string>>;

/** A provider's short form in lists. */
export interface ProviderCard {
  kind: ProviderKind;
  id: string;
  name: string;
  headline: string;
  location: string;
  portrait: string | null;
  banner: string | null;
  rating: number;
  reviewCount: number;
  demo: boolean;
  facts?: CardFacts;
}

/** Among the results it says more. */
export interface DetailedCard extends ProviderCard {
  category: string;
  texts: OwnTexts;
  /** Of the texts, where it is known and not the language that is spoken. */
  lang?: Language;
  showcase: string[];
  /** How to reach them; lists never carry the number itself. */
  ways: readonly ContactWay[];
  /** How far from the place that was asked for, in kilometres. */
  distance?: number;
  /** Why it was found, where that is not plain to see. */
  why?: string;
}

export function nameOf(kind: ProviderKind, texts: OwnTexts): string {
  const parts = kind === 'specialist' ? [texts.firstName, texts.lastName] : [texts.businessName];
  return parts.filter(Boolean).join(' ');
}

export const headlineOf = ({ occupation, specificType }: OwnTexts): string =>
  occupation ?? specificType ?? '';

/** A featured business has a picture, a type and a place, also where it has given none. */
export function featuredCard(card: ProviderCard): ProviderCard {
  if (card.kind === 'specialist') return card;
  return {
    ...card,
    headline: card.headline || directory.unknownBusiness,
    location: card.location || directory.unknownPlace,
    portrait: card.portrait ?? DEFAULT_LOGO,
    banner: card.banner ?? DEFAULT_BANNER,
  };
}
