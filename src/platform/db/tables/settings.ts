import { customType, pgTable } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** What staff have set, under the names and in the words of the environment; what is not here has its default. Who and when is in the log. */
export const siteSettings = pgTable('site_settings', (t) => ({
  key: t.text().primaryKey(),
  value: t.text().notNull(),
}));

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * The logo and other pictures of the site itself: few and small, so that every instance and every backup has them. A film
 * is larger and read in parts: its bytes are in the storage, and its row, which has none, says for how long.
 */
export const siteFiles = pgTable('site_files', (t) => ({
  key: t.text().primaryKey(),
  bytes: bytea().notNull(),
  width: t.integer().notNull(),
  height: t.integer().notNull(),
  createdAt: createdAt(),
}));

/** What an installation knows of itself: which key it was begun with, and when something was done last that no other table tells. */
export const installation = pgTable('installation', (t) => ({
  name: t.text({ enum: ['key', 'backup', 'test-mail', 'first-steps-done'] }).primaryKey(),
  value: t.text().notNull().default(''),
  at: createdAt(),
}));
