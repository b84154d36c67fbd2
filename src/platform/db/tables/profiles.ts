import { sql } from 'drizzle-orm';
import { check, index, pgEnum, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { ALL_LANGUAGES } from '#platform/language.ts';
import { accounts, byStaff, ofStaff } from './accounts.ts';
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
  (t) => ({
    accountId: reference()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: profileKind().notNull(),
    slug: t.text().notNull().unique(),
    displayName: t.text().notNull(),
    headline: t.text().notNull(),
    category: t.text().notNull(),
    location: t.text().notNull(),
    phone: t.text(),
    workEmail: t.text(),
    /** When its owner proved it by a code; until then nothing that strangers write is sent there. */
    workEmailConfirmedAt: instant(),
    whatsapp: t.boolean().notNull().default(true),
    videoUrl: t.text(),
    /** Hours, price, languages and the like, as `facts.rules.ts` describes them. */
    facts: t.jsonb().notNull().default({}),
    /** The language of the texts, where their author says so; otherwise it is told from them. */
    writtenIn: t.text({ enum: ALL_LANGUAGES }),
    /** The same texts in other languages, as `translations.rules.ts` describes them. */
    translations: t.jsonb().notNull().default({}),
    reviewStatus: reviewStatus().notNull().default('pending'),
    reviewReason: t.text(),
    submittedAt: createdAt(),
    decidedAt: instant(),
    pausedAt: instant(),
    /** Added by staff, and nobody has shown yet that it is theirs. */
    unclaimed: t.boolean().notNull().default(false),
    /** What the list that it was imported from calls it. */
    outsideId: t.text(),
    /** Whether visitors find it: follows from status, pause and review policy, kept here for the indexes. */
    listed: t.boolean().notNull(),
    ratingSum: t.integer().notNull().default(0),
    reviewCount: t.integer().notNull().default(0),
    completeness: t.smallint().notNull().default(0),
    version: t.integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    confirmedAt: createdAt(),
    /** When its owner was last asked by mail whether the details are still right, or, unclaimed, told that it is here. */
    askedAt: instant(),
    /** Since when staff wait for its owner to look whether the details are right, and what they asked. */
    checkAskedAt: instant(),
    checkNote: t.text(),
    /** Since when visitors do not see the number, until its owner confirms or corrects it. */
    phoneHiddenAt: instant(),
  }),
  (table) => [
    uniqueIndex('profiles_phone_unique').on(table.phone),
    uniqueIndex('profiles_work_email_unique').on(sql`lower(${table.workEmail})`),
    uniqueIndex('profiles_outside_id_unique')
      .on(table.outsideId)
      .where(sql`outside_id is not null`),
    index('profiles_listed')
      .on(table.kind, table.category, table.location)
      .where(sql`listed`),
    index('profiles_newest')
      .on(table.createdAt.desc().nullsFirst(), table.slug)
      .where(sql`listed`),
    index('profiles_in_order')
      .on(table.kind, table.accountId)
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

export const specialistProfiles = pgTable('specialist_profiles', (t) => ({
  accountId: ownProfile(),
  firstName: t.text().notNull(),
  lastName: t.text().notNull(),
  occupation: t.text().notNull(),
  education: t.text().notNull(),
  skills: t.text().notNull(),
  bio: t.text().notNull(),
}));

export const businessProfiles = pgTable(
  'business_profiles',
  (t) => ({
    accountId: ownProfile(),
    businessName: t.text().notNull(),
    address: t.text().notNull(),
    specificType: t.text().notNull(),
    about: t.text().notNull(),
    services: t.text().notNull(),
    description: t.text().notNull(),
  }),
  (table) => [
    uniqueIndex('business_profiles_name_unique').on(
      sql`lower(regexp_replace(btrim(${table.businessName}), '\\s+', ' ', 'g'))`,
    ),
  ],
);

/** Each submitted version: the queue shows what changed; under REVIEW_POLICY=before it waits here. */
export const profileRevisions = pgTable(
  'profile_revisions',
  (t) => ({
    id: id(),
    accountId: ofProfile(),
    content: t.jsonb().notNull(),
    status: reviewStatus().notNull().default('pending'),
    reason: t.text(),
    submittedAt: createdAt(),
    decidedAt: instant(),
    decidedBy: byStaff(),
  }),
  (table) => [
    index().on(table.accountId, table.submittedAt),
    index('profile_revisions_approved')
      .on(table.decidedAt)
      .where(sql`status = 'approved'`),
    index('profile_revisions_phone').on(sql`(${table.content}->>'phone')`),
    uniqueIndex('profile_revisions_one_waiting')
      .on(table.accountId)
      .where(sql`status = 'pending'`),
    ofStaff(table.decidedBy),
  ],
);
