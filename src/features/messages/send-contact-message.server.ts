import { and, eq, gt } from 'drizzle-orm';
import { contactMessages } from '#platform/db/tables/messages.ts';
import { AppError } from '#platform/errors.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import { queueMail } from '#platform/mail/mail-job.server.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/site.ts';
import {
  checkContact,
  CONTACT_MESSAGES,
  tidyContact,
  type ContactFields,
} from './contact.rules.ts';
import type { ContactTopic } from './contact-topics.rules.ts';
import { judgeStamp } from './form-stamp.server.ts';
import { contactMessageMail } from './mails/contact-message-mail.ts';

interface ContactMessage extends ContactFields {
  topic: ContactTopic | null;
  client: string;
  /** When the form was handed out. */
  stamp: string;
  /** The field that people do not see. */
  trap: string;
}

type Needed = Pick<Services, 'db' | 'clock' | 'secret' | 'queue' | 'env'>;

/** A page that is loaded again sends its form again. */
const SAME_WITHIN_MS = 60 * 60 * 1000;

/** Keeps a visitor's message and mails it to staff: both, or neither. */
export async function sendContactMessage(services: Needed, sent: ContactMessage): Promise<void> {
  const { db, clock, queue, env } = services;
  const fields = tidyContact(sent);
  refuseIfWrong(services, sent, fields);
  const now = clock.now();
  await spend(db, now, LIMITS.contactPerClient, sent.client);
  await spend(db, now, LIMITS.contactPerEmail, fields.email);

  await db.transaction(async (tx) => {
    const [same] = await tx
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(
        and(
          eq(contactMessages.email, fields.email),
          eq(contactMessages.message, fields.message),
          gt(contactMessages.createdAt, new Date(now.getTime() - SAME_WITHIN_MS)),
        ),
      );
    if (same) return;
    const { topic } = sent;
    await tx.insert(contactMessages).values({ ...fields, topic, createdAt: now });
    const mail = contactMessageMail(describeSite(env), { ...fields, topic, at: now });
    await queueMail(queue, { to: env.STAFF_EMAIL, replyTo: fields.email, ...mail }, tx);
  });
}

function refuseIfWrong(services: Needed, { stamp, trap }: ContactMessage, fields: ContactFields) {
  const [wrong] = Object.entries(checkContact(fields) ?? {});
  if (wrong) throw new AppError('bad-input', wrong[1], { field: wrong[0] });
  if (trap) throw new AppError('bad-input', CONTACT_MESSAGES.trapped);
  const verdict = judgeStamp(services, stamp);
  if (verdict === 'too-fast') throw new AppError('bad-input', CONTACT_MESSAGES.tooFast);
  if (verdict === 'too-old') throw new AppError('bad-input', CONTACT_MESSAGES.tooOld);
}
