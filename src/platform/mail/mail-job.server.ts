import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database.server.ts';
import { defineJob } from '../jobs/jobs.server.ts';
import type { Queue } from '../jobs/queue.server.ts';
import { COUNTRY } from '../pack.ts';
import { isRefusedForGood, type Mail } from './mailer.server.ts';

interface QueuedMail extends Omit<Mail, 'to'> {
  /** To nobody, the same work is done and nothing leaves. */
  to: string | null;
  /** When it is of no use any more, as a queue can keep it. */
  until?: string;
}

/** How any mail is tried: for half a day, as mail services are away for hours, and what visitors wrote stands nowhere else. */
export const AS_MAILS = {
  retryLimit: 30,
  retryDelaySeconds: 5,
  longestDelaySeconds: 1800,
  isHopeless: isRefusedForGood,
  pollEverySeconds: 5,
  urgent: true,
  forgotten: true,
  // As long as the privacy policy says of the address that a code was sent to; whoever runs the site sees it until then.
  keptHours: 48,
} as const;

export const mailJob = defineJob<QueuedMail>({
  ...AS_MAILS,
  name: 'mail',
  async run({ to, until, ...mail }, { mailer, log, clock }) {
    if (to === null) return;
    if (until && new Date(until) < clock.now()) {
      log.warn({ email: to, messageId: mail.messageId }, 'mail too late to be sent');
      return;
    }
    await mailer.send({ to, ...mail });
    // Its subject may carry a name; this is what mail servers know it by.
    log.info({ email: to, messageId: mail.messageId }, 'mail sent');
  },
});

/** What goes to many at once has a queue and a worker of its own: whoever waits for a code does not wait behind it. */
export const bulkMailJob = defineJob<QueuedMail>({ ...mailJob, name: 'bulk-mail' });

/** Hands a mail to the job queue; with `tx` it goes out if and only if the transaction commits. */
export async function queueMail(
  queue: Queue,
  mail: Omit<QueuedMail, 'messageId'>,
  tx?: Db,
  job = mailJob,
): Promise<void> {
  await queue.send(job, { ...mail, messageId: newMessageId() }, tx);
}

export const newMessageId = (): string => `<${randomUUID()}@${COUNTRY.domain}>`;
