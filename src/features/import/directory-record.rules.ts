import { z } from 'zod';
import { isEmail, LOGIN_EMAIL_MAX } from '#features/accounts/email.rules.ts';
import { PICTURE_SLOTS } from '#features/media/picture.rules.ts';
import { BUSINESS_CATEGORIES, SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import { factsSchema } from '#features/profiles/facts-schema.rules.ts';
import {
  areasOf,
  ownFields,
  type BusinessText,
  type SpecialistText,
} from '#features/profiles/fields.rules.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { normalisePhone } from '#features/profiles/phone.rules.ts';
import {
  REVIEW_TEXT_MAX,
  REVIEW_TEXT_MIN,
  STARS_MAX,
  STARS_MIN,
} from '#features/profiles/rating.rules.ts';
import { LANGUAGES } from '#platform/language.ts';
import { COUNTRY } from '#platform/pack.ts';
import { manyLines, oneLine } from '#platform/plain-text.rules.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/** As it would be kept if somebody typed it into a form. */
const kept = (tidy: (typed: string) => string, max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((text) => tidy(text) === text, 'has hidden characters or spaces around it');
const line = (max: number) => kept(oneLine, max);
const lines = (max: number) => kept(manyLines, max);
const email = (max: number) => z.string().max(max).refine(isEmail, 'is no email address');
/** Moments count back from the day of the import, so that a demo never grows old. */
const daysAgo = z.int().min(0);

const review = z.strictObject({
  author: line(60),
  email: email(LOGIN_EMAIL_MAX),
  stars: z.int().min(STARS_MIN).max(STARS_MAX),
  text: lines(REVIEW_TEXT_MAX).min(REVIEW_TEXT_MIN),
  reply: lines(REVIEW_TEXT_MAX).optional(),
  daysAgo,
});

const pictureName = z.string().regex(/^[a-z0-9-]+$/);
const pictures = z.strictObject({
  profile: pictureName.optional(),
  background: pictureName.optional(),
  showcase: z.array(pictureName).max(PICTURE_SLOTS.showcase.maxCount).default([]),
});

const shared = {
  /** The key of the record: its address, which stays the same when it is imported again. */
  slug: z.string().regex(/^[a-z0-9-]{6,80}$/),
  email: email(LOGIN_EMAIL_MAX),
  /** In which mails to them speak. */
  language: z.enum(LANGUAGES).default('en'),
  /** The language of the texts, where it has to be said. */
  writtenIn: z.enum(LANGUAGES).optional(),
  location: z.enum(LOCATIONS),
  phone: z
    .string()
    .refine(
      (phone) => normalisePhone(phone) === phone,
      `is not as +${COUNTRY.phone.code} and the digits, without signs`,
    ),
  workEmail: email(LOGIN_EMAIL_MAX).optional(),
  videoUrl: z.string().startsWith('/').optional(),
  facts: factsSchema.default({}),
  pictures: pictures.default({ showcase: [] }),
  /** Still to be approved by staff. */
  waiting: z.boolean().default(false),
  /** Added by staff: nobody signs in, whatever its email says. */
  unclaimed: z.boolean().default(false),
  joinedDaysAgo: daysAgo,
  confirmedDaysAgo: daysAgo,
  reviews: z.array(review).default([]),
};

/** What only its kind says, as long as the forms take it. */
const ownTexts = <Key extends string>(kind: ProviderKind) =>
  Object.fromEntries(
    ownFields(kind).map(({ key, input, max }) => [key, input === 'area' ? lines(max) : line(max)]),
  ) as Record<Key, z.ZodString>;

/** The long texts in other languages; each is whole. */
const translations = (kind: ProviderKind) =>
  z
    .partialRecord(
      z.enum(LANGUAGES),
      z.strictObject(Object.fromEntries(areasOf(kind).map(({ key, max }) => [key, lines(max)]))),
    )
    .optional();

const specialist = z.strictObject({
  kind: z.literal('specialist'),
  ...shared,
  ...ownTexts<SpecialistText>('specialist'),
  translations: translations('specialist'),
  category: z.enum(SPECIALIST_CATEGORIES),
});

const business = z.strictObject({
  kind: z.literal('business'),
  ...shared,
  ...ownTexts<BusinessText>('business'),
  translations: translations('business'),
  category: z.enum(BUSINESS_CATEGORIES),
});

export const directoryRecord = z.discriminatedUnion('kind', [specialist, business]);

export type DirectoryRecord = z.output<typeof directoryRecord>;
