import { z } from 'zod';
import { isDay } from '#platform/local-day.rules.ts';
import { DAYS, inMinutes, type Hours, type Span } from './hours.rules.ts';

// In a browser zod tries whether it may make code of texts, which the policy of our pages forbids, and reports.
if (typeof window !== 'undefined') z.config({ jitless: true });

export const SPANS_MAX = 4;

export const HOURS_MESSAGES = {
  time: 'Times are quarters of an hour, as 08:00 or 17:45.',
  order: 'The hours of a day must follow one another.',
  many: `A day has at most ${SPANS_MAX} times.`,
  closedUntil: 'Please choose the day on which you open again.',
  nothing: 'Please choose a day, or "By appointment".',
  unknown: 'Please choose your opening hours again.',
};

const from = z
  .string(HOURS_MESSAGES.time)
  .regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, HOURS_MESSAGES.time);
const to = z
  .string(HOURS_MESSAGES.time)
  .regex(/^(([01]\d|2[0-3]):(00|15|30|45)|24:00)$/, HOURS_MESSAGES.time);
const spans = z
  .array(z.tuple([from, to], HOURS_MESSAGES.time), HOURS_MESSAGES.unknown)
  .min(1, HOURS_MESSAGES.unknown)
  .max(SPANS_MAX, HOURS_MESSAGES.many)
  .refine(followOneAnother, HOURS_MESSAGES.order);

export const hoursSchema: z.ZodType<Hours> = z
  .strictObject(
    {
      days: z.partialRecord(z.enum(DAYS, HOURS_MESSAGES.unknown), spans, HOURS_MESSAGES.unknown),
      byAppointment: z.literal(true, HOURS_MESSAGES.unknown).optional(),
      holidays: z.literal('open', HOURS_MESSAGES.unknown).optional(),
      closedUntil: z
        .string(HOURS_MESSAGES.closedUntil)
        .refine(isDay, HOURS_MESSAGES.closedUntil)
        .optional(),
    },
    HOURS_MESSAGES.unknown,
  )
  .refine(
    ({ days, byAppointment, closedUntil }) =>
      Object.keys(days).length > 0 || byAppointment || closedUntil,
    HOURS_MESSAGES.nothing,
  );

function followOneAnother(ofDay: Span[]): boolean {
  return ofDay.every((span, index) => {
    const [, before] = index > 0 ? inMinutes(ofDay[index - 1]!) : [0, 0];
    return inMinutes(span)[0] >= before;
  });
}
