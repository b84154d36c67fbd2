import { CONTACT_WAYS } from '#features/profiles/contact-ways.rules.ts';
import { SHOWN_TEXTS } from '#features/profiles/shown-texts.ts';
import type { Language } from '#platform/language.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { CallFailed, answersIn, numberIn, textIn, textsIn, type Answer } from './call-api.ts';
import { featuredCard, nameOf, type ProviderCard, type DetailedCard } from './provider-card.ts';

/** The names of a result, where each kind has its own. */
const NAMES = {
  specialist: {
    headline: 'occupation',
    portrait: ['profile_pic_url', 'profilePic'],
    showcase: 'showcaseImages',
  },
  business: {
    headline: 'businessType',
    portrait: ['logo_url', 'image'],
    showcase: 'showcase_images',
  },
} as const;

export function readResults(kind: ProviderKind, results: readonly unknown[]): DetailedCard[] {
  return answersIn(results).map((result) => readResult(kind, result));
}

/** Of a list of both kinds, where each says which it is. */
export const readEither = (result: Answer): DetailedCard =>
  readResult(result.kind === 'business' ? 'business' : 'specialist', result);

function readResult(kind: ProviderKind, result: Answer): DetailedCard {
  const names = NAMES[kind];
  const { card: shown, result: textNames } = SHOWN_TEXTS[kind];
  return {
    ...readShared(kind, result),
    name: readName(kind, result),
    headline: textIn(result, names.headline),
    category: textIn(result, 'category'),
    portrait: names.portrait.map((name) => textIn(result, name)).find(Boolean) ?? null,
    banner: textIn(result, 'background_url') || null,
    showcase: textsIn(result, names.showcase),
    ways: CONTACT_WAYS.filter((way) => textsIn(result, 'contact_by').includes(way)),
    ...(numberIn(result, 'distance_km') && { distance: numberIn(result, 'distance_km') }),
    ...(textIn(result, 'why') && { why: textIn(result, 'why') }),
    texts: Object.fromEntries(shown.map(({ key }) => [key, textIn(result, textNames[key]!)])),
    ...(typeof result.lang === 'string' && { lang: result.lang as Language }),
    facts: result.facts ?? {},
  };
}

function readName(kind: ProviderKind, result: Answer): string {
  const text = (name: string) => textIn(result, name).trim();
  const texts = {
    firstName: text('first_name'),
    lastName: text('last_name'),
    businessName: text('business_name'),
  };
  return (kind === 'specialist' && text('fullName')) || nameOf(kind, texts);
}

/** No list is a failure, and what has no page to lead to or comes again is left out. */
export function readFeatured(kind: ProviderKind, answer: unknown): ProviderCard[] {
  if (!Array.isArray(answer)) throw new CallFailed('The answer is not a list.');
  const cards = answersIn(answer).map((card) =>
    featuredCard({
      ...readShared(kind, card),
      name: textIn(card, 'name'),
      headline: textIn(card, 'role'),
      portrait: textIn(card, 'image') || null,
      banner: textIn(card, 'banner') || null,
    }),
  );
  const seen = new Set();
  return cards.filter(({ id, name }) => id && name && !seen.has(id) && seen.add(id));
}

const readShared = (kind: ProviderKind, card: Answer) => ({
  kind,
  id: textIn(card, 'id'),
  location: textIn(card, 'location'),
  rating: numberIn(card, 'rating'),
  reviewCount: numberIn(card, 'review_count'),
  demo: card.is_demo === true,
});
