import { pgTable } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** What an installation knows of itself: which key it was begun with, and when it was last backed up. */
export const installation = pgTable('installation', (t) => ({
  name: t.text({ enum: ['key', 'backup'] }).primaryKey(),
  value: t.text().notNull(),
  at: createdAt(),
}));
