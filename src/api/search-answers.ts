import { z } from 'zod';
import type { DetailedCard, OwnTexts, ProviderCard } from '#features/directory/provider-card.ts';
import type { FoundCards } from '#features/directory/search-providers.server.ts';
import { factSchemas } from '#features/profiles/facts-schema.rules.ts';
import { CONTACT_WAYS } from '#features/profiles/contact-ways.rules.ts';
import { SHOWN_TEXTS } from '#features/profiles/shown-texts.ts';
import { LANGUAGES } from '#platform/language.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

type Answer = 'profile' | 'result';

/** The texts that an answer tells; what came after the contract stands behind it. */
export const toldTexts = (kind: ProviderKind, answer: Answer): object =>
  Object.fromEntries(Object.values(SHOWN_TEXTS[kind][answer]).map((name) => [name, z.string()]));

/** The cards of searches and of the home page, field by field as the contract names them. */
const shared = z.object({
  rating: z.number(),
  review_count: z.number(),
  /** Beyond the contract, and only where it is so: an invented provider is always told as one. */
  is_demo: z.literal(true).optional(),
});

export const openWords = z.object({ isOpen: z.boolean(), says: z.string() });

/** Beyond the contract, and only where something is said. */
const facts = z
  .object({
    open: openWords,
    price: factSchemas.price,
    languages: factSchemas.languages,
    emergency: factSchemas.emergency,
  })
  .partial()
  .optional();
/** Beyond the contract, and only where it is known and not English: in which language the texts are written. */
export const writtenIn = z.enum(LANGUAGES).optional();
/** Beyond the contract: how to reach them, by a call of its own for each. */
const contact_by = z.array(z.enum(CONTACT_WAYS));
const beyond = {
  facts,
  lang: writtenIn,
  /** Where a place was asked for: how far from it, as the bird flies. */
  distance_km: z.number().optional(),
};

const specialistResult = z.object({
  id: z.string(),
  fullName: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  occupation: z.string(),
  category: z.string(),
  location: z.string(),
  bio: z.string(),
  skills: z.string(),
  education: z.string(),
  background_url: z.string().nullable(),
  profile_pic_url: z.string().nullable(),
  showcaseImages: z.array(z.string()),
  ...shared.shape,
  contact_by,
  ...toldTexts('specialist', 'result'),
  ...beyond,
});

const businessResult = z.object({
  id: z.string(),
  business_name: z.string(),
  businessType: z.string(),
  category: z.string(),
  location: z.string(),
  about: z.string(),
  description: z.string(),
  services: z.string(),
  background_url: z.string().nullable(),
  logo_url: z.string().nullable(),
  showcase_images: z.array(z.string()),
  ...shared.shape,
  contact_by,
  ...toldTexts('business', 'result'),
  ...beyond,
});

export const featuredSpecialist = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  image: z.string().nullable(),
  location: z.string(),
  banner: z.string().nullable(),
  ...shared.shape,
});

export const featuredBusiness = featuredSpecialist.extend({
  image: z.string(),
  banner: z.string(),
});

/** Beyond the contract, and only where it is so: nobody has all the words, these have all but one. */
const foundWith = <Result extends z.ZodType>(result: Result) =>
  z.object({
    results: z.array(result),
    totalCount: z.number(),
    partial: z.literal(true).optional(),
  });
export const foundSpecialists = foundWith(specialistResult);
export const foundBusinesses = foundWith(businessResult);

/** Where both kinds stand in one list, each says which it is. */
export const eitherResult = <More extends z.ZodRawShape>(more: More) =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('specialist'), ...specialistResult.shape, ...more }),
    z.object({ kind: z.literal('business'), ...businessResult.shape, ...more }),
  ]);

/** Of what is known, what an answer tells: by name, and in the order of the contract. */
export function pick<Schema extends z.ZodObject>(
  schema: Schema,
  known: Readonly<Record<string, unknown>>,
): z.output<Schema> {
  const told = Object.keys(schema.shape).filter((name) => name in known);
  return Object.fromEntries(told.map((name) => [name, known[name]])) as z.output<Schema>;
}

export function tellTexts(kind: ProviderKind, answer: Answer, texts: OwnTexts) {
  const names = Object.entries(SHOWN_TEXTS[kind][answer]);
  return Object.fromEntries(names.map(([key, name]) => [name, texts[key] ?? '']));
}

export function foundAnswer({ cards, total, partial }: FoundCards) {
  return { results: cards.map(resultAnswer), totalCount: total, ...(partial && { partial }) };
}

export function resultAnswer(card: DetailedCard) {
  const { kind, id, name, category, location, portrait, banner, showcase } = card;
  const known = {
    id,
    category,
    location,
    background_url: banner,
    contact_by: card.ways,
    ...sharedOf(card),
    ...tellTexts(kind, 'result', card.texts),
    ...(Object.keys(card.facts ?? {}).length > 0 && { facts: card.facts }),
    ...(card.lang && { lang: card.lang }),
    ...(card.distance && { distance_km: card.distance }),
  };
  if (kind === 'specialist')
    return pick(specialistResult, {
      ...known,
      fullName: name,
      profile_pic_url: portrait,
      showcaseImages: showcase,
    });
  return pick(businessResult, {
    ...known,
    logo_url: portrait,
    showcase_images: showcase,
  });
}

export function featuredAnswer(card: ProviderCard): z.output<typeof featuredSpecialist> {
  const { id, name, headline, portrait, location, banner } = card;
  return { id, name, role: headline, image: portrait, location, banner, ...sharedOf(card) };
}

const sharedOf = ({ rating, reviewCount, demo }: ProviderCard): z.output<typeof shared> => ({
  rating,
  review_count: reviewCount,
  ...(demo && { is_demo: true }),
});
