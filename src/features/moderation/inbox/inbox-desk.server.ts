import { staffInbox } from '#messages';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { contactMessages } from '#platform/db/tables/messages.ts';
import type { Services } from '#platform/services.server.ts';
import { containing } from '../desk/desk-acts.server.ts';
import { choiceIn, DESK_PAGE_SIZE, pageIn, searchIn } from '../desk/desk.rules.ts';
import { howLong } from '../desk/how-long.server.ts';
import { inboxTopics } from './inbox.rules.ts';

/** Unanswered messages first, the longest waiting of them first of all; then the newest. */
export async function loadInbox({ db, clock }: Services, query: URLSearchParams) {
  const search = searchIn(query);
  const status = choiceIn(query, 'status', staffInbox.statuses);
  const topic = choiceIn(query, 'topic', inboxTopics());
  const isTopic =
    topic === 'none' ? isNull(contactMessages.topic) : eq(contactMessages.topic, topic);
  const waiting = inArray(contactMessages.status, ['new', 'open']);
  const where = and(
    status === 'waiting'
      ? waiting
      : status === 'all'
        ? undefined
        : eq(contactMessages.status, status),
    topic ? isTopic : undefined,
    search
      ? or(
          containing(contactMessages.name, search),
          containing(contactMessages.email, search),
          containing(contactMessages.message, search),
        )
      : undefined,
  );
  const at = pageIn(query, await db.$count(contactMessages, where));
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
    .offset((at.page - 1) * DESK_PAGE_SIZE);
  const now = clock.now().getTime();
  const messages = rows.map((row) => ({ ...row, age: howLong(now - row.createdAt.getTime()) }));
  return { filter: { status, topic, search }, messages, ...at };
}

export type InboxView = Awaited<ReturnType<typeof loadInbox>>;
