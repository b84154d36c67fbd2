import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { ofProfile } from './profiles.ts';

export const reviewState = pgEnum('review_state', ['published', 'removed']);

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    profileId: ofProfile(),
    authorEmail: text().notNull(),
    /** Whose it is, however they spell their address. */
    authorMailbox: text().notNull(),
    authorName: text().notNull(),
    stars: smallint().notNull(),
    text: text().notNull(),
    state: reviewState().notNull().default('published'),
    removedReason: text(),
    reply: text(),
    repliedAt: instant(),
    isDemo: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('reviews_one_per_author').on(table.profileId, table.authorMailbox),
    index().on(table.profileId, table.createdAt),
    index().on(table.createdAt),
    check('reviews_stars_possible', sql`stars between 1 and 5`),
  ],
);
