import { sql } from 'drizzle-orm';
import { bigint, check, text, timestamp } from 'drizzle-orm/pg-core';
import { ALL_LANGUAGES } from '#platform/language.ts';

export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const reference = () => bigint({ mode: 'number' });
export const instant = () => timestamp({ withTimezone: true });
export const createdAt = () => instant().notNull().defaultNow();

/** In which mails to this person speak: that of the page where they signed up or wrote. */
export const language = () => text({ enum: ALL_LANGUAGES }).notNull().default('en');
export const speaksOurs = (table: string) =>
  check(
    `${table}_language_known`,
    sql.raw(`language in (${ALL_LANGUAGES.map((each) => `'${each}'`).join(', ')})`),
  );
