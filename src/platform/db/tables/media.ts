import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ofAccount } from './accounts.ts';
import { createdAt, id } from './columns.ts';

export const mediaSlot = pgEnum('media_slot', ['profile', 'background', 'showcase', 'video']);

export const media = pgTable(
  'media',
  {
    id: id(),
    accountId: ofAccount(),
    slot: mediaSlot().notNull(),
    position: smallint().notNull().default(0),
    /** Random, so that an address tells nothing and cannot be guessed. */
    key: text().notNull().unique(),
    contentType: text().notNull(),
    byteSize: integer().notNull(),
    width: integer(),
    height: integer(),
    /** Shown while the picture loads. */
    averageColor: text(),
    /** Of the decoded pixels: tells staff when two providers use one picture. */
    contentHash: text().notNull(),
    /** False while it waits for review as part of an edit. */
    live: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('media_one_per_place')
      .on(table.accountId, table.slot, table.position)
      .where(sql`live`),
    index().on(table.contentHash),
  ],
);
