import { z } from 'zod';
import { isEmail, LOGIN_EMAIL_MAX } from '#features/accounts/email.rules.ts';
import { PICTURE_SLOTS } from '#features/media/picture.rules.ts';
import { BUSINESS_FIELDS } from '#features/profiles/business-fields.rules.ts';
import { BUSINESS_CATEGORIES, SPECIALIST_CATEGORIES } from '#features/profiles/categories.rules.ts';
import { factsSchema } from '#features/profiles/facts-schema.rules.ts';
import { LOCATIONS } from '#features/profiles/locations.rules.ts';
import { normalisePhone } from '#features/profiles/phone.rules.ts';
import { SPECIALIST_FIELDS } from '#features/profiles/specialist-fields.rules.ts';
import {
  REVIEW_TEXT_MAX,
  REVIEW_TEXT_MIN,
  STARS_MAX,
  STARS_MIN,
} from '#features/profiles/rating.rules.ts';
import { manyLines, oneLine } from '#platform/plain-text.rules.ts';

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
  location: z.enum(LOCATIONS),
  phone: z.string().refine((phone) => normalisePhone(phone) === phone, 'is not as +5016000000'),
  workEmail: email(LOGIN_EMAIL_MAX).optional(),
  videoUrl: z.string().startsWith('/').optional(),
  facts: factsSchema.default({}),
  pictures: pictures.default({ showcase: [] }),
  /** Still to be approved by staff. */
  waiting: z.boolean().default(false),
  joinedDaysAgo: daysAgo,
  confirmedDaysAgo: daysAgo,
  reviews: z.array(review).default([]),
};

const specialist = z.strictObject({
  kind: z.literal('specialist'),
  ...shared,
  firstName: line(SPECIALIST_FIELDS.firstName.max),
  lastName: line(SPECIALIST_FIELDS.lastName.max),
  occupation: line(SPECIALIST_FIELDS.occupation.max),
  education: lines(SPECIALIST_FIELDS.education.max),
  skills: lines(SPECIALIST_FIELDS.skills.max),
  bio: lines(SPECIALIST_FIELDS.bio.max),
  category: z.enum(SPECIALIST_CATEGORIES),
});

const business = z.strictObject({
  kind: z.literal('business'),
  ...shared,
  businessName: line(BUSINESS_FIELDS.businessName.max),
  address: line(BUSINESS_FIELDS.address.max),
  specificType: line(BUSINESS_FIELDS.specificType.max),
  about: lines(BUSINESS_FIELDS.about.max),
  services: lines(BUSINESS_FIELDS.services.max),
  description: lines(BUSINESS_FIELDS.description.max),
  category: z.enum(BUSINESS_CATEGORIES),
});

export const directoryRecord = z.discriminatedUnion('kind', [specialist, business]);

export type DirectoryRecord = z.output<typeof directoryRecord>;
