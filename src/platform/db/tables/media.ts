import { sql } from 'drizzle-orm';
import { index, pgEnum, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { ofAccount } from './accounts.ts';
import { createdAt, id } from './columns.ts';

export const mediaSlot = pgEnum('media_slot', ['profile', 'background', 'showcase', 'video']);

export const media = pgTable(
  'media',
  (t) => ({
    id: id(),
    accountId: ofAccount(),
    slot: mediaSlot().notNull(),
    position: t.smallint().notNull().default(0),
    /** Random, so that an address tells nothing and cannot be guessed. */
    key: t.text().notNull().unique(),
    contentType: t.text().notNull(),
    byteSize: t.integer().notNull(),
    width: t.integer(),
    height: t.integer(),
    /** Shown while the picture loads. */
    averageColor: t.text(),
    /** Of the decoded pixels: tells staff when two providers use one picture. */
    contentHash: t.text().notNull(),
    /** False while it waits for review as part of an edit. */
    live: t.boolean().notNull().default(true),
    createdAt: createdAt(),
  }),
  (table) => [
    uniqueIndex('media_one_per_place')
      .on(table.accountId, table.slot, table.position)
      .where(sql`live`),
    index().on(table.accountId),
    index().on(table.contentHash),
  ],
);
