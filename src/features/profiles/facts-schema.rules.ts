import { z } from 'zod';
import { LANGUAGES, LOCATIONS, type Language } from '#platform/pack.ts';
import { FACT_MESSAGES, PRICE_MAX, PRICE_UNITS, SINCE_MIN, type Facts } from './facts.rules.ts';
import { hoursSchema } from './hours-schema.rules.ts';

const LANGUAGE_NAMES = Object.keys(LANGUAGES) as [Language, ...Language[]];

const choices = <Choice extends string>(of: readonly [Choice, ...Choice[]], error: string) =>
  z
    .array(z.enum(of, error), error)
    .min(1, error)
    .refine((chosen) => new Set(chosen).size === chosen.length, error);

/** What a form, an import and the API may say of each fact. */
export const factSchemas = {
  hours: hoursSchema,
  price: z.strictObject(
    {
      from: z
        .int(FACT_MESSAGES.price)
        .min(1, FACT_MESSAGES.price)
        .max(PRICE_MAX, FACT_MESSAGES.price),
      per: z.enum(PRICE_UNITS, FACT_MESSAGES.price),
    },
    FACT_MESSAGES.price,
  ),
  languages: choices(LANGUAGE_NAMES, FACT_MESSAGES.languages),
  areas: choices(LOCATIONS, FACT_MESSAGES.areas),
  emergency: z.literal(true, FACT_MESSAGES.emergency),
  since: z
    .int(FACT_MESSAGES.since)
    .min(SINCE_MIN, FACT_MESSAGES.since)
    .refine((year) => year <= new Date().getUTCFullYear(), FACT_MESSAGES.since),
} satisfies { [Name in keyof Facts]-?: z.ZodType<NonNullable<Facts[Name]>> };

export const factsSchema = z.strictObject(factSchemas).partial();
