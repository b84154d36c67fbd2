import { index, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { byStaff, ofStaff } from './accounts.ts';
import { createdAt, id, instant, language, speaksOurs } from './columns.ts';

export const messageStatus = pgEnum('message_status', ['new', 'open', 'answered', 'closed']);

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    topic: text(),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    language: language(),
    status: messageStatus().notNull().default('new'),
    notes: text(),
    answer: text(),
    answeredAt: instant(),
    answeredBy: byStaff(),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.status, table.createdAt),
    index().on(table.createdAt),
    ofStaff(table.answeredBy),
    speaksOurs('contact_messages'),
  ],
);
