import { z } from 'zod';
import { fields } from '#messages';
import { groupedDigits } from '#platform/grouped-digits.rules.ts';
import { LANGUAGES, LOCATIONS, type Language } from '#platform/pack.ts';
import { PRICE_MAX, PRICE_UNITS, SINCE_MIN, type Facts } from './facts.rules.ts';
import { hoursSchema } from './hours-schema.rules.ts';

const LANGUAGE_NAMES = Object.keys(LANGUAGES) as [Language, ...Language[]];

/** As zod takes what it says where an entry cannot be. */
export const FACT_ERRORS = {
  price: { error: () => fields.priceWrong(groupedDigits(PRICE_MAX)) },
  languages: { error: () => fields.languagesWrong },
  areas: { error: () => fields.areasWrong },
  emergency: { error: () => fields.emergencyWrong },
  since: { error: () => fields.sinceWrong(SINCE_MIN) },
};

const choices = <Choice extends string>(
  of: readonly [Choice, ...Choice[]],
  error: { error: () => string },
) =>
  z
    .array(z.enum(of, error), error)
    .min(1, error)
    .refine((chosen) => new Set(chosen).size === chosen.length, error);

const { price, languages, areas, emergency, since } = FACT_ERRORS;

/** What a form, an import and the API may say of each fact. */
export const factSchemas = {
  hours: hoursSchema,
  price: z.strictObject(
    { from: z.int(price).min(1, price).max(PRICE_MAX, price), per: z.enum(PRICE_UNITS, price) },
    price,
  ),
  languages: choices(LANGUAGE_NAMES, languages),
  areas: choices(LOCATIONS, areas),
  emergency: z.literal(true, emergency),
  since: z
    .int(since)
    .min(SINCE_MIN, since)
    .refine((year) => year <= new Date().getUTCFullYear(), since),
} satisfies { [Name in keyof Facts]-?: z.ZodType<NonNullable<Facts[Name]>> };

export const factsSchema = z.strictObject(factSchemas).partial();
