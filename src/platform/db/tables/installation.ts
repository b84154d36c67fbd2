import { pgTable } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** What an installation knows of itself: which key it was begun with, and when something was done last that no other table tells. */
export const installation = pgTable('installation', (t) => ({
  name: t.text({ enum: ['key', 'backup', 'test-mail', 'first-steps-done'] }).primaryKey(),
  value: t.text().notNull().default(''),
  at: createdAt(),
}));
