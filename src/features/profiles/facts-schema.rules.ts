import { z } from 'zod';
import { fields } from '#messages';
import { isDay, localDay } from '#platform/local-day.rules.ts';
import { DAYS, inMinutes, type Hours, type Span } from './hours.rules.ts';
import { groupedDigits } from '#platform/grouped-digits.rules.ts';
import { LANGUAGES, LOCATIONS, type Language } from '#platform/pack.ts';
import { PRICE_MAX, PRICE_UNITS, SINCE_MIN, type Facts } from './facts.rules.ts';

// In a browser zod tries whether it may make code of texts, which the policy of our pages forbids, and reports.
if (typeof window !== 'undefined') z.config({ jitless: true });

export const SPANS_MAX = 4;

export const HOURS_ERRORS = {
  time: { error: () => fields.timeWrong },
  order: { error: () => fields.hoursOrder },
  many: { error: () => fields.hoursMany(SPANS_MAX) },
  closedUntil: { error: () => fields.closedUntilWrong },
  past: { error: () => fields.closedUntilPast },
  nothing: { error: () => fields.hoursNothing },
  unknown: { error: () => fields.hoursUnknown },
};

const { time, order, many, closedUntil, past, nothing, unknown } = HOURS_ERRORS;

const from = z.string(time).regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, time);
const to = z.string(time).regex(/^(([01]\d|2[0-3]):(00|15|30|45)|24:00)$/, time);
const spans = z
  .array(z.tuple([from, to], time), unknown)
  .max(SPANS_MAX, many)
  .refine(followOneAnother, order);

export const hoursSchema: z.ZodType<Hours> = z
  .strictObject(
    {
      days: z.partialRecord(z.enum(DAYS, unknown), spans.min(1, unknown), unknown),
      byAppointment: z.literal(true, unknown).optional(),
      holidays: z.literal('open', unknown).optional(),
      closedUntil: z.string(closedUntil).refine(isDay, closedUntil).optional(),
      changed: z
        .strictObject({ day: z.string(unknown).refine(isDay, unknown), spans }, unknown)
        .optional(),
    },
    unknown,
  )
  .refine(tellsSomething, nothing);

/** What may be chosen; a day that was, and has passed since, is no fault of what is kept. */
export const chosenHoursSchema = hoursSchema.refine((hours) => !isClosingPast(hours), past);

const isClosingPast = ({ closedUntil: until }: Hours): boolean =>
  until !== undefined && until < localDay(new Date());

function tellsSomething({ days, byAppointment, closedUntil: until, changed }: Hours) {
  return Object.keys(days).length > 0 || Boolean(byAppointment || until || changed);
}

function followOneAnother(ofDay: Span[]): boolean {
  return ofDay.every((span, index) => {
    const [, before] = index > 0 ? inMinutes(ofDay[index - 1]!) : [0, 0];
    return inMinutes(span)[0] >= before;
  });
}

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
