import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { mailingRecipients, mailings } from '#platform/db/tables/mailings.ts';
import { defineJob } from '#platform/jobs/jobs.server.ts';
import { bulkMailJob, queueMail } from '#platform/mail/mail-job.server.ts';
import type { Services } from '#platform/services.server.ts';
import { takeRecipients } from './audience.server.ts';
import { mailingMail } from './mailing-mail.server.ts';
import type { MailingTexts } from './mailing.rules.ts';

/** A slice each minute, and the first as soon as somebody sends. */
export const sendMailingsJob = defineJob({
  name: 'send-mailings',
  schedule: '* * * * *',
  pollEverySeconds: 5,
  urgent: true,
  run: (_data, services) => sendSlice(services),
});

/** So that what is written down in one transaction stays small. */
const BATCH = 50;

export async function sendSlice(services: Services): Promise<void> {
  const now = services.clock.now();
  let allowed: number | null = null;
  do allowed = await sendSome(services, now, allowed);
  while (allowed > 0);
}

/**
 * Noted and handed over together, or neither: whatever ends the process, nobody is left out and nobody gets it twice.
 * Returns how many more may leave now.
 */
function sendSome(services: Services, now: Date, left: number | null): Promise<number> {
  const { db, queue } = services;
  return db.transaction(async (tx) => {
    const mailing = await lockOldest(tx);
    if (!mailing) return 0;
    const allowed = left ?? (await countAllowed(tx, services, now));
    const most = Math.min(allowed, BATCH);
    const recipients = await takeRecipients(tx, mailing, now, most);
    for (const recipient of recipients) {
      const to = { mailingId: mailing.id, accountId: recipient.id, sentAt: now };
      await tx.insert(mailingRecipients).values(to);
      const mail = mailingMail(services, mailing.texts as MailingTexts, recipient);
      await queueMail(queue, { to: recipient.email, ...mail }, tx, bulkMailJob);
    }
    const isDone = recipients.length < most;
    await tx
      .update(mailings)
      .set({
        sent: sql`${mailings.sent} + ${recipients.length}`,
        ...(isDone && { state: 'done' as const, endedAt: now }),
      })
      .where(eq(mailings.id, mailing.id));
    return allowed - recipients.length;
  });
}

/** By the time since the last ones left, so that jobs that come late, early or twice keep to the rate as well. */
async function countAllowed(tx: Db, { env }: Services, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ last: string | null }>(
    sql`select max(sent_at) as last from mailing_recipients`,
  );
  const last = rows[0]?.last;
  const minutes = last ? (now.getTime() - new Date(last).getTime()) / 60_000 : 1;
  return Math.floor(env.MAILINGS_PER_MINUTE * Math.min(Math.max(minutes, 0), 1));
}

/** One slice at a time: whoever comes while another is at it waits, and finds the rate used up. */
async function lockOldest(tx: Db) {
  const [mailing] = await tx
    .select()
    .from(mailings)
    .where(eq(mailings.state, 'sending'))
    .orderBy(mailings.startedAt, mailings.id)
    .limit(1)
    .for('update');
  return mailing;
}
