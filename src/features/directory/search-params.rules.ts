import { z } from 'zod';
import {
  BUSINESS_CATEGORIES,
  SPECIALIST_CATEGORIES,
  spellCategoryWithAnd,
} from '#features/profiles/categories.rules.ts';
import { LOCATIONS, type Location } from '#features/profiles/locations.rules.ts';
import {
  ORDERS,
  PAGE_MAX,
  PAGE_SIZE,
  PAGE_SIZE_MAX,
  QUERY_MAX,
  type Order,
} from './search.rules.ts';

const tooLong = `Search values may have at most ${QUERY_MAX} characters.`;
const text = z
  .string()
  .max(QUERY_MAX, tooLong)
  .refine((value) => !value.includes('\0'), 'Search values must be plain text.')
  .transform((value) => value.trim())
  .default('');

/** A page or size that is no sensible number is the default one. */
const number = (fallback: number, max: number) =>
  z
    .string()
    .optional()
    .transform((value) => {
      const given = Number(value);
      return Number.isInteger(given) && given >= 1 ? Math.min(given, max) : fallback;
    });
const order = z
  .string()
  .optional()
  .transform((value): Order => ORDERS.find((each) => each === value) ?? 'best');

const paging = (size: number) => ({
  page: number(1, PAGE_MAX),
  limit: number(size, PAGE_SIZE_MAX),
  sort: order,
});

export const specialistSearchParams = z.object({
  category: text,
  location: text,
  keywords: text,
  skills: text,
  first_name: text,
  last_name: text,
  occupation: text,
  ...paging(PAGE_SIZE.specialist),
});

export const businessSearchParams = z.object({
  businessType: text,
  category: text,
  location: text,
  services: text,
  business_name: text,
  about: text,
  description: text,
  ...paging(PAGE_SIZE.business),
});

export type SpecialistSearchParams = z.output<typeof specialistSearchParams>;
export type BusinessSearchParams = z.output<typeof businessSearchParams>;

/** Null when nothing was chosen; `unknown` names something that is not in the catalogue, so nothing can match. */
export type Choice<Name extends string> = Name | null | 'unknown';

export const chooseLocation = (typed: string): Choice<Location> => choose(typed, LOCATIONS);
export const chooseSpecialistCategory = (typed: string) =>
  choose(spellCategoryWithAnd(typed), SPECIALIST_CATEGORIES);
export const chooseBusinessCategory = (typed: string) =>
  choose(spellCategoryWithAnd(typed), BUSINESS_CATEGORIES);

function choose<Name extends string>(typed: string, catalogue: readonly Name[]): Choice<Name> {
  if (!typed) return null;
  return catalogue.find((name) => name.toLowerCase() === typed.toLowerCase()) ?? 'unknown';
}

const kind = z.enum(['specialist', 'business']);

/** Unknown names count as nothing chosen: what stands around them is everything. */
export const facetsParams = z
  .object({ kind, category: text, location: text, words: text })
  .transform(({ category, location, ...asked }) => ({
    ...asked,
    category: known(
      asked.kind === 'specialist'
        ? chooseSpecialistCategory(category)
        : chooseBusinessCategory(category),
    ),
    location: known(chooseLocation(location)),
  }));

export const suggestParams = z
  .object({ kind, q: text })
  .transform((asked) => ({ kind: asked.kind, typed: asked.q }));

function known<Name extends string>(choice: Choice<Name>): Name | null {
  return choice === 'unknown' ? null : choice;
}
