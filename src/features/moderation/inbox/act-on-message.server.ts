import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordAct, type Actor } from '#features/accounts/record-act.server.ts';
import { tooLong } from '#features/accounts/text.rules.ts';
import { findContactTopic } from '#features/messages/contact-topics.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { contactMessages } from '#platform/db/tables/messages.ts';
import { AppError } from '#platform/errors.ts';
import { queueMail } from '#platform/mail/mail-job.server.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/site.ts';
import { answerMail } from '../mails/staff-mails.server.ts';
import { DESK_MESSAGES } from '../desk/desk.rules.ts';
import {
  alreadyAnswered,
  ANSWER_BREAK,
  ANSWER_MAX,
  INBOX_MESSAGES,
  NOTES_MAX,
  type MessageStatus,
} from './inbox.rules.ts';

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

interface Which {
  actor: Actor;
  id: number;
}

/** Mails the answer and keeps it, both or neither; of two who answer at once, the second is told. */
export async function answerMessage(
  { db, clock, queue, env }: Services,
  { actor, id, text }: Which & { text: string },
): Promise<{ email: string }> {
  if (!text) throw new AppError('bad-input', INBOX_MESSAGES.answerMissing, { field: 'answer' });
  if (text.length > ANSWER_MAX)
    throw new AppError('bad-input', tooLong('Answer', ANSWER_MAX), { field: 'answer' });
  const now = clock.now();
  return db.transaction(async (tx) => {
    const before = await getMessage(tx, id);
    const [answered] = await tx
      .update(contactMessages)
      .set({
        status: 'answered',
        answer: sql`concat_ws(${ANSWER_BREAK}, ${contactMessages.answer}, ${text}::text)`,
        answeredAt: now,
        answeredBy: actor.id,
      })
      .where(and(eq(contactMessages.id, id), inArray(contactMessages.status, ['new', 'open'])))
      .returning();
    if (!answered) {
      const { status, answeredBy } = await getMessage(tx, id);
      const told =
        status === 'closed' ? INBOX_MESSAGES.closedMeanwhile : alreadyAnswered(answeredBy);
      throw new AppError('conflict', told);
    }
    const { name, email, message, createdAt: at } = answered;
    const topic = findContactTopic(answered.topic);
    const mail = answerMail(describeSite(env), { topic, name, message, at, answer: text });
    await queueMail(queue, { to: email, replyTo: env.STAFF_EMAIL, ...mail }, tx);
    await recordAct(tx, {
      actor,
      objectId: id,
      action: 'message.answer',
      before: { status: before.status },
      after: { status: 'answered', answer: text },
    });
    return { email };
  });
}

/** Notes are for staff alone. `seen` is what the writer had before their eyes: nobody's notes are overwritten unread. */
export async function saveNotes(
  { db }: Services,
  { actor, id, notes, seen }: Which & { notes: string; seen: string },
) {
  if (notes.length > NOTES_MAX)
    throw new AppError('bad-input', tooLong('Notes', NOTES_MAX), { field: 'notes' });
  await db.transaction(async (tx) => {
    const before = await getMessage(tx, id);
    const [saved] = await tx
      .update(contactMessages)
      .set({
        notes: notes || null,
        // Whoever takes a note has taken the message up.
        status: sql`case when ${contactMessages.status} = 'new' then 'open' else ${contactMessages.status} end`,
      })
      .where(and(eq(contactMessages.id, id), sql`coalesce(${contactMessages.notes}, '') = ${seen}`))
      .returning({ status: contactMessages.status });
    if (!saved) throw new AppError('conflict', INBOX_MESSAGES.notesChanged, { field: 'notes' });
    await recordAct(tx, {
      actor,
      objectId: id,
      action: 'message.note',
      before: { status: before.status, notes: before.notes },
      after: { status: saved.status, notes: notes || null },
    });
  });
}

export const closeMessage = (services: Services, which: Which): Promise<void> =>
  move(services, which, {
    action: 'message.close',
    from: ['new', 'open', 'answered'],
    to: 'closed',
    late: INBOX_MESSAGES.notOpen,
  });

export const reopenMessage = (services: Services, which: Which): Promise<void> =>
  move(services, which, {
    action: 'message.reopen',
    from: ['answered', 'closed'],
    to: 'open',
    late: INBOX_MESSAGES.notDone,
  });

interface Step {
  action: string;
  from: MessageStatus[];
  to: MessageStatus;
  /** What is said to whoever comes second. */
  late: string;
}

async function move({ db }: Services, { actor, id }: Which, { action, from, to, late }: Step) {
  await db.transaction(async (tx) => {
    const { status } = await getMessage(tx, id);
    const [moved] = await tx
      .update(contactMessages)
      .set({ status: to })
      .where(and(eq(contactMessages.id, id), inArray(contactMessages.status, from)))
      .returning({ id: contactMessages.id });
    if (!moved) throw new AppError('conflict', late);
    await recordAct(tx, { actor, objectId: id, action, before: { status }, after: { status: to } });
  });
}
