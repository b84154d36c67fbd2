import { z } from 'zod';
import type { ProviderCard, DetailedCard } from '#features/directory/provider-card.ts';
import type { FoundCards } from '#features/directory/search-providers.server.ts';
import type { KeyedField } from '#features/profiles/fields.rules.ts';
import { tellTexts } from '#features/profiles/own-texts.ts';

/** The cards of searches and of the home page, field by field as the contract names them. */
const shared = z.object({
  rating: z.number(),
  review_count: z.number(),
  /** Beyond the contract, and only where it is so: an invented provider is always told as one. */
  is_demo: z.literal(true).optional(),
});

export const specialistResult = z.object({
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
});

export const businessResult = z.object({
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

/** Of what is known, what an answer tells: by name, and in the order of the contract. */
export function pick<Answer extends object>({ shape }: { shape: object }, known: Answer): Answer {
  const told = Object.keys(shape).filter((name) => name in known) as (keyof Answer)[];
  return Object.fromEntries(told.map((name) => [name, known[name]])) as Answer;
}

export function foundAnswer({ cards, total, partial }: FoundCards) {
  return { results: cards.map(resultAnswer), totalCount: total, ...(partial && { partial }) };
}

export function resultAnswer(card: DetailedCard) {
  const { kind, id, name, category, location, portrait, banner, showcase } = card;
  const known = { id, category, location, background_url: banner, ...sharedOf(card) };
  const textOf = ({ key }: KeyedField) => card.texts[key];
  if (kind === 'specialist')
    return pick<z.output<typeof specialistResult>>(specialistResult, {
      ...known,
      ...tellTexts(kind, 'result', textOf),
      fullName: name,
      profile_pic_url: portrait,
      showcaseImages: showcase,
    });
  return pick<z.output<typeof businessResult>>(businessResult, {
    ...known,
    ...tellTexts(kind, 'result', textOf),
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
