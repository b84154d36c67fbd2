import { and, eq, inArray, sql } from 'drizzle-orm';
import { findContactTopic } from '#features/messages/contact-topics.rules.ts';
import { contactMessages } from '#platform/db/tables/messages.ts';
import { AppError } from '#platform/errors.ts';
import { queueMail } from '#platform/mail/mail-job.server.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/site.ts';
import { tooLong } from '#features/accounts/text.rules.ts';
import { recordAct, type Actor } from '#features/accounts/record-act.server.ts';
import { answerMail } from '../mails/answer-mail.server.ts';
import { getMessage } from './find-messages.server.ts';
import { alreadyAnswered, ANSWER_BREAK, ANSWER_MAX, INBOX_MESSAGES } from './inbox.rules.ts';

interface Answer {
  actor: Actor;
  id: number;
  text: string;
}

type Needed = Pick<Services, 'db' | 'clock' | 'queue' | 'env'>;

/** Mails the answer and keeps it, both or neither; of two who answer at once, the second is told. */
export async function answerMessage(
  { db, clock, queue, env }: Needed,
  { actor, id, text }: Answer,
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
      action: 'message.answer',
      objectKind: 'message',
      objectId: id,
      before: { status: before.status },
      after: { status: 'answered', answer: text },
    });
    return { email };
  });
}
