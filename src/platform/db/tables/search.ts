import { sql } from 'drizzle-orm';
import { customType, index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { ownProfile, profileKind } from './profiles.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const multirange = customType<{ data: string }>({ dataType: () => 'int4multirange' });

/** New entries wait in a list that every search reads from end to end: 64 kB of them, not 4 MB. */
const SHORT_QUEUE = { gin_pending_list_limit: 64 };

/** A short number for each category and place, so that rows which are counted by the thousand stay narrow. */
export const searchCodes = pgTable('search_codes', (t) => ({
  id: t.smallint().primaryKey().generatedAlwaysAsIdentity(),
  name: t.text().notNull().unique(),
}));

/**
 * What search reads: one narrow row per listed profile, kept by triggers. Its document labels words by where they
 * stand: A name, B occupation or type of business, C skills or services, D everything else.
 */
export const profileSearch = pgTable(
  'profile_search',
  (t) => ({
    accountId: ownProfile(),
    confirmedAt: instant().notNull(),
    createdAt: instant().notNull(),
    kind: profileKind().notNull(),
    rating: t.real().notNull(),
    reviewCount: t.integer().notNull(),
    completeness: t.smallint().notNull(),
    category: t.smallint().notNull(),
    location: t.smallint().notNull(),
    name: t.text().notNull(),
    headline: t.text().notNull(),
    /** The words of name and headline, which decide the first page, beside the row and not in the document. */
    strong: tsvector().notNull(),
    document: tsvector().notNull(),
    /** PostgreSQL moves a document out of the row only where the row would be longer than 2 kB; packed it is 33 bytes. */
    padding: t
      .text()
      .notNull()
      .generatedAlwaysAs(sql`repeat(' ', 2100)`),
    /** What is filtered by, from the facts; null where nothing is said. */
    /** Minutes of the week, Monday's first is 0; what goes past midnight a week later, see migration 0020. */
    openWeek: multirange(),
    closedUntil: t.date(),
    openOnHolidays: t.boolean().notNull().default(false),
    languages: t.text().array(),
    /** Codes of the places served besides its own. */
    areas: t.smallint().array(),
    priceFrom: t.integer(),
    emergency: t.boolean().notNull().default(false),
  }),
  (table) => [
    // One for each kind, because a search is always for one; with the places, because most are for one, too.
    ...profileKind.enumValues.flatMap((kind) => {
      const ofKind = sql.raw(`kind = '${kind}'`);
      const places = sql`array_prepend(location, areas)`;
      return [
        index(`profile_search_document_at_${kind}`)
          .using('gin', table.document, places)
          .with(SHORT_QUEUE)
          .where(ofKind),
        index(`profile_search_strong_at_${kind}`)
          .using('gin', table.strong, places)
          .with(SHORT_QUEUE)
          .where(ofKind),
      ];
    }),
    index('profile_search_filters').on(table.kind, table.category, table.location),
    // Whoever is at a place or serves it, in whichever category.
    index('profile_search_place').on(table.kind, table.location),
    index('profile_search_areas').using('gin', table.areas).with(SHORT_QUEUE),
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
export const searchWords = pgTable(
  'search_words',
  (t) => ({ word: t.text().primaryKey() }),
  (table) => [index('search_words_alike').using('gist', table.word.op('gist_trgm_ops'))],
);

/** A word people type, and the words that providers use for the same thing. */
export const synonyms = pgTable(
  'synonyms',
  (t) => ({
    id: id(),
    term: t.text().notNull(),
    means: t.text().array().notNull(),
    createdAt: createdAt(),
  }),
  (table) => [uniqueIndex('synonyms_term_unique').on(sql`lower(${table.term})`)],
);

/** Trades that staff added to the country's own, or took away: those have no name. */
export const tradeChanges = pgTable('trade_changes', (t) => ({
  trade: t.text().primaryKey(),
  name: t.text(),
  category: t.text(),
  createdAt: createdAt(),
}));

/** What people say who need a trade: added by staff, or taken away. */
export const tradePhrases = pgTable(
  'trade_phrases',
  (t) => ({
    id: id(),
    trade: t.text().notNull(),
    phrase: t.text().notNull(),
    takenAway: t.boolean().notNull(),
    createdAt: createdAt(),
  }),
  (table) => [uniqueIndex('trade_phrases_unique').on(table.trade, table.phrase)],
);

export const searchMisses = pgTable(
  'search_misses',
  (t) => ({
    /** Of which kind somebody was looked for. */
    kind: t.text({ enum: [...profileKind.enumValues, 'both'] }).notNull(),
    query: t.text().notNull(),
    count: t.integer().notNull().default(1),
    lastAt: createdAt(),
  }),
  (table) => [primaryKey({ columns: [table.kind, table.query] }), index().on(table.lastAt)],
);

/** How often people searched, by the day: a number, and nothing about whose or for what. */
export const searchDays = pgTable('search_days', (t) => ({
  day: t.date().primaryKey(),
  count: t.integer().notNull(),
}));

/** Raised with every change of what it names, so that each instance knows when its cached pages are old. */
export const dataVersions = pgTable('data_versions', (t) => ({
  name: t.text().primaryKey(),
  version: t.bigint({ mode: 'number' }).notNull().default(1),
}));

/** What each version changed, for as long as pages from before it are kept. A row without a slug means everything. */
export const directoryChanges = pgTable(
  'directory_changes',
  (t) => ({
    id: id(),
    version: t.bigint({ mode: 'number' }).notNull(),
    kind: profileKind(),
    slug: t.text(),
    category: t.text(),
    location: t.text(),
    /** Where else it may be found: in the areas that it serves. */
    areas: t.text().array(),
    /** There are more or fewer somewhere. */
    counted: t.boolean().notNull(),
    /** It may stand elsewhere in a list: by its place, trade, rating or completeness. */
    ranked: t.boolean().notNull().default(true),
    /** The cards beside other profiles may show something else of it. */
    shown: t.boolean().notNull().default(true),
    at: createdAt(),
  }),
  (table) => [index().on(table.version), index().on(table.at)],
);
