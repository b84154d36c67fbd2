import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { profileKind } from './profiles.ts';

/** A word people type, and the words that providers use for the same thing. */
export const synonyms = pgTable(
  'synonyms',
  {
    id: id(),
    term: text().notNull(),
    means: text().array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('synonyms_term_unique').on(sql`lower(${table.term})`)],
);

export const searchMisses = pgTable(
  'search_misses',
  {
    kind: profileKind().notNull(),
    query: text().notNull(),
    count: integer().notNull().default(1),
    lastAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.query] })],
);

/** Raised with every change of what it names, so that each instance knows when its cached pages are old. */
export const dataVersions = pgTable('data_versions', {
  name: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull().default(1),
});
