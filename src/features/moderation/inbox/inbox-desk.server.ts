import { staffInbox, staff } from '#messages';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { contactMessages } from '#platform/db/tables/messages.ts';
import type { Services } from '#platform/services.server.ts';
import { anyContaining, readText, recorded, type DeskActs } from '../desk/desk-acts.server.ts';
import { choiceIn, DESK_PAGE_SIZE, pageIn, searchIn } from '../desk/desk.rules.ts';
import { howLong } from '../desk/how-long.server.ts';
import {
  inboxTopics,
  ANSWER_BREAK,
  ANSWER_MAX,
  NOTES_MAX,
  type MessageStatus,
} from './inbox.rules.ts';
import { findContactTopic } from '#features/messages/contact.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { pick } from '#platform/db/pick.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { AppError } from '#platform/errors.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import { answerMail } from '../mails/staff-mails.server.ts';

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
    anyContaining(search, contactMessages.name, contactMessages.email, contactMessages.message),
  );
  const at = pageIn(query, await db.$count(contactMessages, where));
  const rows = await db
    .select({
      ...pick(contactMessages, 'id', 'topic', 'name', 'email'),
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

export async function getMessage(db: Db, id: number) {
  const [row] = await db
    .select({ message: contactMessages, answeredBy: accounts.email })
    .from(contactMessages)
    .leftJoin(accounts, eq(accounts.id, contactMessages.answeredBy))
    .where(eq(contactMessages.id, id));
  if (!row) throw new AppError('not-found', staff.gone);
  return { ...row.message, answeredBy: row.answeredBy };
}

export type InboxMessage = Awaited<ReturnType<typeof getMessage>>;

export const inboxActs: DeskActs = {
  /** Mails the answer and keeps it, both or neither; of two who answer at once, the second is told. */
  answer: recorded('message.answer', async (tx, { services, actor, id, read }) => {
    const { clock, env } = services;
    const { answer: label, answerMissing: missing } = staffInbox;
    const text = readText({ read }, 'answer', { label, missing, max: ANSWER_MAX });
    const before = await getMessage(tx, id());
    const [answered] = await tx
      .update(contactMessages)
      .set({
        status: 'answered',
        answer: sql`concat_ws(${ANSWER_BREAK}, ${contactMessages.answer}, ${text}::text)`,
        answeredAt: clock.now(),
        answeredBy: actor.id,
      })
      .where(and(eq(contactMessages.id, id()), inArray(contactMessages.status, ['new', 'open'])))
      .returning();
    if (!answered) {
      const { status, answeredBy } = await getMessage(tx, id());
      const told =
        status === 'closed' ? staffInbox.closedMeanwhile : staffInbox.alreadyAnswered(answeredBy);
      throw new AppError('conflict', told);
    }
    const { name, email, message, createdAt: at } = answered;
    const topic = findContactTopic(answered.topic);
    const facts = { topic, name, message, at, answer: text };
    const visitor = { ...answered, replyTo: env.STAFF_EMAIL };
    await mailTo(services, visitor, (site) => answerMail(site, facts), tx);
    return {
      before: { status: before.status },
      after: { status: 'answered', answer: text },
      said: staffInbox.answerSent(email),
    };
  }),
  /** Notes are for staff alone. `seen` is what the writer had before their eyes: nobody's notes are overwritten unread. */
  notes: recorded('message.note', async (tx, { id, read }) => {
    const notes = readText({ read }, 'notes', { label: staffInbox.notes, max: NOTES_MAX });
    const before = await getMessage(tx, id());
    const isAsSeen = sql`coalesce(${contactMessages.notes}, '') = ${read('seen')}`;
    const [after] = await tx
      .update(contactMessages)
      .set({
        notes: notes || null,
        // Whoever takes a note has taken the message up.
        status: sql`case when ${contactMessages.status} = 'new' then 'open' else ${contactMessages.status} end`,
      })
      .where(and(eq(contactMessages.id, id()), isAsSeen))
      .returning({ status: contactMessages.status, notes: contactMessages.notes });
    if (!after) throw new AppError('conflict', staffInbox.notesChanged, { field: 'notes' });
    const { status } = before;
    return { before: { status, notes: before.notes }, after, said: staffInbox.notesSaved };
  }),
  close: recorded('message.close', async (tx, { id }) => {
    const done = await move(tx, id(), ['new', 'open', 'answered'], 'closed', staffInbox.notOpen);
    return { ...done, said: staffInbox.closed };
  }),
  reopen: recorded('message.reopen', async (tx, { id }) => {
    const done = await move(tx, id(), ['answered', 'closed'], 'open', staffInbox.notDone);
    return { ...done, said: staffInbox.reopened };
  }),
};

type Move = [from: MessageStatus[], to: MessageStatus, late: string];

async function move(tx: Db, id: number, ...[from, to, late]: Move) {
  const { status } = await getMessage(tx, id);
  const [moved] = await tx
    .update(contactMessages)
    .set({ status: to })
    .where(and(eq(contactMessages.id, id), inArray(contactMessages.status, from)))
    .returning({ id: contactMessages.id });
  if (!moved) throw new AppError('conflict', late);
  return { before: { status }, after: { status: to } };
}
