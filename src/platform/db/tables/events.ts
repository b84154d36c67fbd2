import { date, index, integer, pgEnum, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, id, reference } from './columns.ts';
import { profiles } from './profiles.ts';

export const profileEventKind = pgEnum('profile_event_kind', [
  'view',
  'search',
  'call',
  'whatsapp',
  'email',
  'message',
]);

const profileId = () =>
  reference()
    .notNull()
    .references(() => profiles.accountId, { onDelete: 'cascade' });

/** Says what happened to a profile, never who did it; folded into days after 48 hours. */
export const profileEvents = pgTable(
  'profile_events',
  {
    id: id(),
    profileId: profileId(),
    kind: profileEventKind().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.createdAt), index().on(table.profileId)],
);

export const profileEventDays = pgTable(
  'profile_event_days',
  {
    profileId: profileId(),
    day: date().notNull(),
    kind: profileEventKind().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.day, table.kind] }),
    index().on(table.day),
  ],
);
