import { sql } from 'drizzle-orm';
import { check, index, pgTable } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, language, reference, speaksOurs } from './columns.ts';

/** What is left of whom an invitation was made for, once they are to be forgotten. */
export const NOBODY = { email: null, mailbox: null, name: null };

/** Links by which staff invite providers to sign up. */
export const invitations = pgTable(
  'invitations',
  (t) => ({
    id: id(),
    /** As it stands in the link, which is copied and printed again. It opens a form that is open to everybody. */
    token: t.text().notNull().unique(),
    /** Whoever of the staff; no foreign key, because accounts refer to invitations. */
    madeBy: reference().notNull(),
    /** For whom; nothing where anybody is meant. */
    kind: t.text({ enum: ['specialist', 'business'] }),
    category: t.text(),
    location: t.text(),
    language: language(),
    /** Of whom it was made for; it is in no page that the link opens. */
    email: t.text(),
    /** The same for every spelling of the address: nobody is written to twice, whoever pastes it again. */
    mailbox: t.text().unique(),
    name: t.text(),
    note: t.text(),
    /** Accounts that were made by it, also those that are gone by now. */
    usedCount: t.integer().notNull().default(0),
    createdAt: createdAt(),
    mailedAt: instant(),
    endedAt: instant(),
  }),
  (table) => [
    index('invitations_to_mail')
      .on(table.id)
      .where(sql`email is not null and mailed_at is null and ended_at is null`),
    check('invitations_kind_known', sql`kind in ('specialist', 'business')`),
    speaksOurs('invitations'),
  ],
);
