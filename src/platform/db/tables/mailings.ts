import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { byStaff, ofAccount } from './accounts.ts';
import { createdAt, id, instant, reference } from './columns.ts';
import { profileKind } from './profiles.ts';

/** What staff write to many providers at once. */
export const mailings = pgTable('mailings', (t) => ({
  id: id(),
  writtenBy: byStaff(),
  /** Subject and text by language, as `mailing.rules.ts` describes them. */
  texts: t.jsonb().notNull().default({}),
  /** To whom; none means all of them. */
  kind: profileKind(),
  location: t.text(),
  category: t.text(),
  standing: t.text().notNull().default('all'),
  state: t
    .text({ enum: ['draft', 'sending', 'paused', 'done', 'canceled'] })
    .notNull()
    .default('draft'),
  version: t.integer().notNull().default(1),
  /** How many it was handed over for, whoever of them has left since. */
  sent: t.integer().notNull().default(0),
  createdAt: createdAt(),
  startedAt: instant(),
  endedAt: instant(),
}));

/** Written together with the mail itself: whoever stands here is never sent the same again. */
export const mailingRecipients = pgTable(
  'mailing_recipients',
  () => ({
    mailingId: reference()
      .notNull()
      .references(() => mailings.id, { onDelete: 'cascade' }),
    accountId: ofAccount(),
    sentAt: createdAt(),
  }),
  (table) => [
    primaryKey({ columns: [table.mailingId, table.accountId] }),
    index().on(table.accountId),
    index().on(table.sentAt),
  ],
);
