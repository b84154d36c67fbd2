import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts, byStaff } from './accounts.ts';
import { createdAt, id, instant, reference } from './columns.ts';

export const profileKind = pgEnum('profile_kind', ['specialist', 'business']);
export const reviewStatus = pgEnum('review_status', [
  'pending',
  'approved',
  'rejected',
  'suspended',
]);

/** What both kinds share; one row per account, so that phones and addresses are unique across kinds. */
export const profiles = pgTable(
  'profiles',
  {
    accountId: reference()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: profileKind().notNull(),
    slug: text().notNull().unique(),
    displayName: text().notNull(),
    headline: text().notNull(),
    category: text().notNull(),
    location: text().notNull(),
    phone: text(),
    workEmail: text(),
    /** When its owner proved it by a code; until then nothing that strangers write is sent there. */
    workEmailConfirmedAt: instant(),
    whatsapp: boolean().notNull().default(true),
    videoUrl: text(),
    /** Hours, price, languages and the like, as `facts.rules.ts` describes them. */
    facts: jsonb().notNull().default({}),
    reviewStatus: reviewStatus().notNull().default('pending'),
    reviewReason: text(),
    submittedAt: createdAt(),
    decidedAt: instant(),
    pausedAt: instant(),
    /** Whether visitors find it: follows from status, pause and review policy, kept here for the indexes. */
    listed: boolean().notNull(),
    ratingSum: integer().notNull().default(0),
    reviewCount: integer().notNull().default(0),
    completeness: smallint().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    confirmedAt: createdAt(),
    /** When its owner was last asked by mail whether the details are still right. */
    askedAt: instant(),
  },
  (table) => [
    uniqueIndex('profiles_phone_unique').on(table.phone),
    uniqueIndex('profiles_work_email_unique').on(sql`lower(${table.workEmail})`),
    index('profiles_listed')
      .on(table.kind, table.category, table.location)
      .where(sql`listed`),
    index('profiles_waiting')
      .on(table.submittedAt)
      .where(sql`review_status = 'pending'`),
    check('profiles_rating_possible', sql`rating_sum between review_count and review_count * 5`),
  ],
);

/** One row for each profile, which goes with it. */
export const ownProfile = () =>
  reference()
    .primaryKey()
    .references(() => profiles.accountId, { onDelete: 'cascade' });
/** Many rows for each. */
export const ofProfile = () =>
  reference()
    .notNull()
    .references(() => profiles.accountId, { onDelete: 'cascade' });

export const specialistProfiles = pgTable('specialist_profiles', {
  accountId: ownProfile(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  occupation: text().notNull(),
  education: text().notNull(),
  skills: text().notNull(),
  bio: text().notNull(),
});

export const businessProfiles = pgTable(
  'business_profiles',
  {
    accountId: ownProfile(),
    businessName: text().notNull(),
    address: text().notNull(),
    specificType: text().notNull(),
    about: text().notNull(),
    services: text().notNull(),
    description: text().notNull(),
  },
  (table) => [
    uniqueIndex('business_profiles_name_unique').on(
      sql`lower(regexp_replace(btrim(${table.businessName}), '\\s+', ' ', 'g'))`,
    ),
  ],
);

/** Each submitted version: the queue shows what changed; under REVIEW_POLICY=before it waits here. */
export const profileRevisions = pgTable(
  'profile_revisions',
  {
    id: id(),
    accountId: ofProfile(),
    content: jsonb().notNull(),
    status: reviewStatus().notNull().default('pending'),
    reason: text(),
    submittedAt: createdAt(),
    decidedAt: instant(),
    decidedBy: byStaff(),
  },
  (table) => [
    index().on(table.accountId, table.submittedAt),
    index('profile_revisions_approved')
      .on(table.decidedAt)
      .where(sql`status = 'approved'`),
    index('profile_revisions_phone').on(sql`(${table.content}->>'phone')`),
    uniqueIndex('profile_revisions_one_waiting')
      .on(table.accountId)
      .where(sql`status = 'pending'`),
  ],
);
