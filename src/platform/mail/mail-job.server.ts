import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database.server.ts';
import { defineJob } from '../jobs/jobs.server.ts';
import type { Queue } from '../jobs/queue.server.ts';
import type { Mail } from './mailer.server.ts';

export const mailJob = defineJob<Mail>({
  name: 'mail',
  retryLimit: 8,
  retryDelaySeconds: 5,
  pollEverySeconds: 5,
  urgent: true,
  forgotten: true,
  async run(mail, { mailer, log }) {
    await mailer.send(mail);
    // Its subject may carry a name; this is what mail servers know it by.
    log.info({ email: mail.to, messageId: mail.messageId }, 'mail sent');
  },
});

/** Hands a mail to the job queue; with `tx` it goes out if and only if the transaction commits. */
export async function queueMail(
  queue: Queue,
  mail: Omit<Mail, 'messageId'>,
  tx?: Db,
): Promise<void> {
  const messageId = `<${randomUUID()}@kanek.bz>`;
  await queue.send(mailJob, { ...mail, messageId }, tx);
}
