import { and, count, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { contactMessages } from '#platform/db/tables/messages.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { AppError } from '#platform/errors.ts';
import { containing } from '../desk/containing.server.ts';
import { DESK_PAGE_SIZE, DESK_MESSAGES } from '../desk/desk.rules.ts';
import type { InboxStatus } from './inbox.rules.ts';

interface InboxFilter {
  status: InboxStatus;
  /** Empty for all, `none` for messages without one. */
  topic: string;
  search: string;
}

/** Unanswered messages first, the longest waiting of them first of all; then the newest. */
export async function listMessages(db: Db, filter: InboxFilter, page: number) {
  const where = and(...conditions(filter));
  const waiting = sql`${contactMessages.status} in ('new', 'open')`;
  const rows = await db
    .select({
      id: contactMessages.id,
      topic: contactMessages.topic,
      name: contactMessages.name,
      email: contactMessages.email,
      start: sql<string>`left(${contactMessages.message}, 200)`,
      status: contactMessages.status,
      hasNotes: sql<boolean>`${contactMessages.notes} is not null`,
      createdAt: contactMessages.createdAt,
    })
    .from(contactMessages)
    .where(where)
    .orderBy(
      desc(waiting),
      sql`case when ${waiting} then ${contactMessages.createdAt} end`,
      desc(contactMessages.createdAt),
      contactMessages.id,
    )
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE);
  const [all] = await db.select({ total: count() }).from(contactMessages).where(where);
  return { rows, total: all!.total };
}

function conditions({ status, topic, search }: InboxFilter): (SQL | undefined)[] {
  const statusIs = {
    waiting: inArray(contactMessages.status, ['new', 'open']),
    all: undefined,
  } as Partial<Record<InboxStatus, SQL>>;
  return [
    status in statusIs ? statusIs[status] : sql`${contactMessages.status} = ${status}`,
    topic === 'none' ? isNull(contactMessages.topic) : undefined,
    topic && topic !== 'none' ? eq(contactMessages.topic, topic) : undefined,
    search
      ? or(
          containing(contactMessages.name, search),
          containing(contactMessages.email, search),
          containing(contactMessages.message, search),
        )
      : undefined,
  ];
}

/** A message with everything that staff know of it. */
export async function getMessage(db: Db, id: number) {
  const [row] = await db
    .select({ message: contactMessages, answeredBy: accounts.email })
    .from(contactMessages)
    .leftJoin(accounts, eq(accounts.id, contactMessages.answeredBy))
    .where(eq(contactMessages.id, id));
  if (!row) throw new AppError('not-found', DESK_MESSAGES.gone);
  return { ...row.message, answeredBy: row.answeredBy };
}

export type InboxMessage = Awaited<ReturnType<typeof getMessage>>;
