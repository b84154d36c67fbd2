import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { byStaff, ofStaff } from './accounts.ts';
import { createdAt, id, instant } from './columns.ts';
import { ofProfile, ownProfile } from './profiles.ts';

/** Two profiles that look like one provider; the one with the smaller number stands first. */
export const duplicatePairs = pgTable(
  'duplicate_pairs',
  (t) => ({
    leftId: ofProfile(),
    rightId: ofProfile(),
    /** Out of 100. */
    score: t.smallint().notNull(),
    reasons: t.text().array().notNull(),
    foundAt: createdAt(),
    /** Since when staff know that they are two: such a pair is never shown again. */
    differentSince: instant(),
    differentBy: byStaff(),
  }),
  (table) => [
    primaryKey({ columns: [table.leftId, table.rightId] }),
    index().on(table.rightId),
    index('duplicate_pairs_open')
      .on(table.score.desc())
      .where(sql`different_since is null`),
    ofStaff(table.differentBy),
    check('duplicate_pairs_ordered', sql`left_id < right_id`),
  ],
);

/** What is alike in profiles that may be one, as `keys.server.ts` makes it: only those that share one are compared. */
export const duplicateKeys = pgTable(
  'duplicate_keys',
  (t) => ({ key: t.text().notNull(), profileId: ofProfile() }),
  (table) => [primaryKey({ columns: [table.key, table.profileId] }), index().on(table.profileId)],
);

/** Of which version of a profile the keys are, and up to which version others like it were looked for. */
export const duplicateSearches = pgTable('duplicate_searches', (t) => ({
  profileId: ownProfile(),
  keyed: t.integer().notNull(),
  searched: t.integer(),
}));

/** Addresses of profiles that became part of another: they lead on to it. */
export const movedProfiles = pgTable(
  'moved_profiles',
  (t) => ({
    slug: t.text().primaryKey(),
    profileId: ofProfile(),
    /** What a list that was imported calls it, where the one that stays has another name there. */
    outsideId: t.text(),
    movedAt: createdAt(),
  }),
  (table) => [
    index().on(table.profileId),
    index()
      .on(table.outsideId)
      .where(sql`outside_id is not null`),
  ],
);

/** What a merge took away and changed, for as long as it can be undone. It goes with the profile that stayed. */
export const profileMerges = pgTable(
  'profile_merges',
  (t) => ({
    id: id(),
    profileId: ofProfile(),
    /** Of the profile that went. */
    slug: t.text().notNull(),
    name: t.text().notNull(),
    /** As `merge-record.server.ts` describes it. */
    record: t.jsonb().notNull(),
    /** Files that undoing would show again: they are not removed from storage. */
    files: t.text().array().notNull(),
    mergedBy: byStaff(),
    mergedAt: createdAt(),
  }),
  (table) => [index().on(table.profileId), index().on(table.mergedAt)],
);
