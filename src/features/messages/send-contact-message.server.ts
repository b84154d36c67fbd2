import { and, eq, gt } from 'drizzle-orm';
import { mailboxOf } from '#features/accounts/email.rules.ts';
import { contactMessages } from '#platform/db/tables/messages.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import { queueMail } from '#platform/mail/mail-job.server.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/site.ts';
import { tidyContact, type ContactFields } from './contact.rules.ts';
import type { ContactTopic } from './contact-topics.rules.ts';
import { contactMessageMail } from './mails/message-mails.server.ts';
import { refuseContact } from './refuse-contact.server.ts';
import type { Guarded } from './bot-check.server.ts';

interface ContactMessage extends ContactFields, Guarded {
  topic: ContactTopic | null;
  client: string;
}

type Needed = Pick<Services, 'db' | 'clock' | 'secret' | 'queue' | 'env'>;

/** A page that is loaded again sends its form again. */
const SAME_WITHIN_MS = 60 * 60 * 1000;

/** Keeps a visitor's message and mails it to staff: both, or neither. */
export async function sendContactMessage(services: Needed, sent: ContactMessage): Promise<void> {
  const { db, clock, queue, env } = services;
  const fields = tidyContact(sent);
  refuseContact(services, fields, sent);
  const now = clock.now();
  await spend(db, now, LIMITS.contactPerClient, sent.client);
  await spend(db, now, LIMITS.contactPerEmail, mailboxOf(fields.email));

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
