import { date, index, integer, pgEnum, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { ofProfile } from './profiles.ts';

export const profileEventKind = pgEnum('profile_event_kind', [
  'view',
  'search',
  'call',
  'whatsapp',
  'email',
  'message',
]);

/** Says what happened to a profile, never who did it; folded into days after 48 hours. */
export const profileEvents = pgTable(
  'profile_events',
  {
    id: id(),
    profileId: ofProfile(),
    kind: profileEventKind().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.createdAt), index().on(table.profileId)],
);

export const profileEventDays = pgTable(
  'profile_event_days',
  {
    profileId: ofProfile(),
    day: date().notNull(),
    kind: profileEventKind().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.day, table.kind] }),
    index().on(table.day),
  ],
);
