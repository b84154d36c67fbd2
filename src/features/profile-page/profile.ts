import { profile as messages } from '#messages';
import {
  headlineOf,
  nameOf,
  type DetailedCard,
  type OwnTexts,
} from '#features/directory/provider-card.ts';
import { CONTACT_WAYS } from '#features/profiles/contact-ways.rules.ts';
import type { Facts } from '#features/profiles/facts.rules.ts';
import type { HoursWords } from '#features/profiles/fact-words.rules.ts';
import { SHOWN_TEXTS } from '#features/profiles/shown-texts.ts';
import type { Translations } from '#features/profiles/translations.rules.ts';
import type { Language } from '#platform/language.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { VideoSource } from './video-source.rules.ts';

export interface ProfileText {
  title: string;
  text: string;
  look: 'lead' | 'plain' | 'items';
  lang?: Language | undefined;
}

export interface PublicReview {
  id: number;
  author: string;
  stars: number;
  text: string;
  date: string;
  edited: boolean;
  reply: string | null;
  /** Why staff removed it; then nothing else is told of it, and it counts for nothing. */
  removedReason: string | null;
  /** Of what was written, where it is known and not the language that is spoken. */
  lang?: Language;
  replyLang?: Language;
}

/** Of which page the reviews are, where not all of them are carried. */
export interface ReviewPages {
  page: number;
  pages: number;
  /** How many of all that are published give one star, two, up to five. */
  stars: number[];
}

/** What is known of a provider; an empty text means that it was not given. */
export interface ProfileFacts {
  kind: ProviderKind;
  id: string;
  category: string;
  location: string;
  phone: string;
  email: string;
  whatsapp: string;
  /** There is a number, but visitors do not see it until its owner has confirmed it. */
  numberChecked?: boolean;
  own: OwnTexts;
  /** Of these texts, where it is known and not the language that is spoken. */
  lang?: Language | undefined;
  /** The same texts in other languages, where there are any. */
  others?: Translations | undefined;
  facts: Facts;
  /** In words, as they are at the moment; null where none are known. */
  hours: HoursWords | null;
  portrait: string | null;
  banner: string | null;
  showcase: string[];
  video: string | null;
  /** How it is shown: the rules of that are the server's and the editor's, visitors load them with the first video. */
  videoSource: VideoSource | null;
  rating: number;
  reviewCount: number;
  /** The newest first. */
  reviews: PublicReview[];
  reviewPages?: ReviewPages | undefined;
  memberSince: string;
  lastConfirmed: string;
  demo: boolean;
  /** Added by staff, and nobody has shown yet that it is theirs: nobody reads messages, nobody has confirmed anything. */
  unclaimed?: true;
}

/** Where the owner goes on from the own page; nobody else has them. */
export interface OwnerLinks {
  edit: string;
  addVideo: string;
}

/** What the page shows of either kind. */
export interface Profile extends ProfileFacts {
  name: string;
  /** How the page speaks of the provider: a person's first name, a business's whole one. */
  shortName: string;
  headline: string;
  address: string;
  texts: ProfileText[];
}

export function completeProfile(facts: ProfileFacts): Profile {
  const { kind, own, lang } = facts;
  const shortName = own.firstName || own.businessName || messages.thisOne[kind];
  return {
    ...facts,
    name: nameOf(kind, own) || messages.notGiven,
    shortName,
    headline: headlineOf(own),
    address: own.address ?? '',
    // What nobody was asked for is not missing: a profile without its owner shows what there is.
    texts: SHOWN_TEXTS[kind].page
      .filter(({ key }) => !facts.unclaimed || own[key]?.trim())
      .map(({ key, title, look }) => ({
        title: title(shortName),
        text: own[key] ?? '',
        look,
        ...(lang && own[key] && { lang }),
      })),
  };
}

/** The long texts in another language, under the titles of the page. */
export const textsIn = ({ kind, shortName, others }: Profile, lang: Language): ProfileText[] =>
  SHOWN_TEXTS[kind].page.map(({ key, title, look }) => ({
    title: title(shortName),
    text: others?.[lang]?.[key] ?? '',
    look,
    lang,
  }));

export const cardOfProfile = ({ facts, ...profile }: Profile): DetailedCard => ({
  kind: profile.kind,
  id: profile.id,
  name: profile.name,
  headline: profile.headline,
  category: profile.category,
  location: profile.location,
  portrait: profile.portrait,
  banner: profile.banner,
  showcase: profile.showcase,
  rating: profile.rating,
  reviewCount: profile.reviewCount,
  demo: profile.demo,
  ways: CONTACT_WAYS.filter((way) => profile[way === 'call' ? 'phone' : way]),
  texts: profile.own,
  ...(profile.lang && { lang: profile.lang }),
  facts: { price: facts.price, languages: facts.languages, emergency: facts.emergency },
});

/** Without those that staff have removed, which count for nothing. */
export const publishedOnly = (reviews: readonly PublicReview[]) =>
  reviews.filter((review) => !review.removedReason);

/** What stands where a provider has written nothing. */
export const orNotGiven = (text: string): string => text.trim() || messages.notGiven;
