import { sql } from 'drizzle-orm';
import { check, index, pgEnum, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { byStaff, ofStaff } from './accounts.ts';
import { createdAt, id, instant, reference } from './columns.ts';
import { ownProfile, profiles } from './profiles.ts';
import { reviews } from './reviews.ts';

export const reportStatus = pgEnum('report_status', ['open', 'upheld', 'dismissed']);

export const reports = pgTable(
  'reports',
  (t) => ({
    id: id(),
    profileId: reference().references(() => profiles.accountId, { onDelete: 'cascade' }),
    reviewId: reference().references(() => reviews.id, { onDelete: 'cascade' }),
    reason: t.text().notNull(),
    text: t.text().notNull(),
    email: t.text(),
    /** A keyed hash, another for each object: enough to count a visitor once, too little to know them. */
    visitorHash: t.text().notNull(),
    priority: t.smallint().notNull().default(0),
    status: reportStatus().notNull().default('open'),
    decidedAt: instant(),
    decidedBy: byStaff(),
    createdAt: createdAt(),
  }),
  (table) => [
    check('reports_one_object', sql`num_nonnulls(profile_id, review_id) = 1`),
    uniqueIndex('reports_of_profile_once')
      .on(table.profileId, table.visitorHash)
      .where(sql`profile_id is not null`),
    uniqueIndex('reports_of_review_once')
      .on(table.reviewId, table.visitorHash)
      .where(sql`review_id is not null`),
    index().on(table.status, table.priority, table.createdAt),
    index().on(table.createdAt),
    ofStaff(table.decidedBy),
  ],
);

/** Append only: a trigger refuses every update and delete. */
export const auditLog = pgTable(
  'audit_log',
  (t) => ({
    id: id(),
    actorId: reference(),
    actorEmail: t.text().notNull(),
    action: t.text().notNull(),
    objectKind: t.text().notNull(),
    objectId: t.text().notNull(),
    before: t.jsonb(),
    after: t.jsonb(),
    createdAt: createdAt(),
  }),
  (table) => [
    index().on(table.objectKind, table.objectId),
    index().on(table.createdAt),
    index().on(table.actorEmail),
  ],
);

export const featured = pgTable(
  'featured',
  (t) => ({
    profileId: ownProfile(),
    position: t.integer().notNull(),
    startsAt: createdAt(),
    endsAt: instant(),
  }),
  (table) => [index().on(table.position)],
);
