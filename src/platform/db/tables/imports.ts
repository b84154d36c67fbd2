import { sql } from 'drizzle-orm';
import { index, pgEnum, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { byStaff } from './accounts.ts';
import { createdAt, id, instant, language, reference, speaksOurs } from './columns.ts';
import { profiles } from './profiles.ts';

export const importState = pgEnum('import_state', [
  'uploaded',
  'planning',
  'planned',
  'importing',
  'imported',
  'undoing',
  'undone',
  'failed',
]);
export const importOutcome = pgEnum('import_outcome', ['make', 'change', 'leave', 'refuse']);

/** A file that staff brought, and how far it has come. */
export const imports = pgTable(
  'imports',
  (t) => ({
    id: id(),
    startedBy: byStaff(),
    fileName: t.text().notNull(),
    byteSize: t.integer().notNull(),
    /** Where its files are kept; none once they are forgotten. */
    key: t.text().unique(),
    hasPictures: t.boolean().notNull().default(false),
    /** The columns of the file, each with what it says. */
    columns: t.jsonb().notNull(),
    language: language(),
    state: importState().notNull().default('uploaded'),
    /** Why it came to nothing: the name of the refusal, and what it is about. */
    failure: t.text(),
    /** Whoever began last goes on; an older run that is still alive stops. */
    run: t.text(),
    /** When a batch was last finished. */
    movedAt: createdAt(),
    /** Rows of the dry run, then rows that are imported or undone. */
    rowCount: t.integer().notNull().default(0),
    done: t.integer().notNull().default(0),
    /** How many rows came to what, once that is known. */
    counts: t.jsonb().notNull().default({}),
    createdAt: createdAt(),
    finishedAt: instant(),
    undoneAt: instant(),
  }),
  () => [
    index('imports_under_way')
      .on(sql`state`)
      .where(sql`state in ('planning', 'importing', 'undoing')`),
    speaksOurs('imports'),
  ],
);

export const importRows = pgTable(
  'import_rows',
  (t) => ({
    importId: reference()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** As the file counts. */
    number: t.integer().notNull(),
    /** What it says, by the ids of the columns. */
    cells: t.jsonb().notNull(),
    name: t.text().notNull(),
    outcome: importOutcome().notNull(),
    problems: t.jsonb().notNull().default([]),
    /** Pictures that it would bring. */
    pictures: t.jsonb().notNull().default([]),
    profileId: reference().references(() => profiles.accountId, { onDelete: 'set null' }),
    /** What a changed profile was before. */
    before: t.jsonb(),
    /** The version of the profile that the import left: another one since means that somebody changed it. */
    version: t.integer(),
    imported: t.boolean().notNull().default(false),
    undone: t.boolean(),
  }),
  (table) => [
    primaryKey({ columns: [table.importId, table.number] }),
    index('import_rows_outcome').on(table.importId, table.outcome, table.number),
    index().on(table.profileId),
  ],
);
