import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant, reference } from './columns.ts';
import { profileKind, profiles } from './profiles.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What search reads: one narrow row per listed profile, kept by triggers. Its document labels words by where they
 * stand: A name, B occupation or type of business, C skills or services, D everything else.
 */
export const profileSearch = pgTable(
  'profile_search',
  {
    accountId: reference()
      .primaryKey()
      .references(() => profiles.accountId, { onDelete: 'cascade' }),
    kind: profileKind().notNull(),
    category: text().notNull(),
    location: text().notNull(),
    name: text().notNull(),
    headline: text().notNull(),
    rating: real().notNull(),
    reviewCount: integer().notNull(),
    completeness: smallint().notNull(),
    confirmedAt: instant().notNull(),
    createdAt: instant().notNull(),
    document: tsvector().notNull(),
  },
  (table) => [
    // One for each kind, because a search is always for one; and of the names and headlines alone, which decide the
    // first page: reading a label means reading the row.
    ...profileKind.enumValues.flatMap((kind) => {
      const ofKind = sql.raw(`kind = '${kind}'`);
      return [
        index(`profile_search_document_${kind}`).using('gin', table.document).where(ofKind),
        index(`profile_search_strong_${kind}`)
          .using('gin', sql`ts_filter(${table.document}, '{a,b}')`)
          .where(ofKind),
      ];
    }),
    index('profile_search_filters').on(table.kind, table.category, table.location),
    index('profile_search_best').on(
      table.kind,
      table.rating.desc(),
      table.completeness.desc(),
      table.confirmedAt.desc(),
      table.accountId,
    ),
    index('profile_search_headline').on(table.kind, table.headline.op('text_pattern_ops')),
    index('profile_search_name').on(table.kind, table.name.op('text_pattern_ops')),
  ],
);

/** Every word that names, occupations, skills and services use: what a misspelt word may have meant. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (table) => [
  index('search_words_alike').using('gist', table.word.op('gist_trgm_ops')),
]);

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
  (table) => [primaryKey({ columns: [table.kind, table.query] }), index().on(table.lastAt)],
);

/** How often people searched, by the day in Belize: a number, and nothing about whose or for what. */
export const searchDays = pgTable('search_days', {
  day: date().primaryKey(),
  count: integer().notNull(),
});

/** Raised with every change of what it names, so that each instance knows when its cached pages are old. */
export const dataVersions = pgTable('data_versions', {
  name: text().primaryKey(),
  version: bigint({ mode: 'number' }).notNull().default(1),
});
