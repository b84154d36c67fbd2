import { sql } from 'drizzle-orm';
import { check, index, pgEnum, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, language, speaksOurs } from './columns.ts';
import { ofProfile } from './profiles.ts';

export const reviewState = pgEnum('review_state', ['published', 'removed']);

export const reviews = pgTable(
  'reviews',
  (t) => ({
    id: id(),
    profileId: ofProfile(),
    authorEmail: t.text().notNull(),
    /** Whose it is, however they spell their address. */
    authorMailbox: t.text().notNull(),
    authorName: t.text().notNull(),
    language: language(),
    stars: t.smallint().notNull(),
    text: t.text().notNull(),
    state: reviewState().notNull().default('published'),
    removedReason: t.text(),
    reply: t.text(),
    repliedAt: instant(),
    isDemo: t.boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  }),
  (table) => [
    uniqueIndex('reviews_one_per_author').on(table.profileId, table.authorMailbox),
    // With all that a page counts, so that it reads none of the rows that it does not show.
    index('reviews_newest').on(
      table.profileId,
      table.createdAt.desc().nullsFirst(),
      table.id,
      table.state,
      table.stars,
    ),
    index().on(table.createdAt),
    check('reviews_stars_possible', sql`stars between 1 and 5`),
    speaksOurs('reviews'),
  ],
);
