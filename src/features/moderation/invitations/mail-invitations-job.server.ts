import { eq, sql } from 'drizzle-orm';
import { invitations } from '#platform/db/tables/invitations.ts';
import { defineJob } from '#platform/jobs/jobs.server.ts';
import type { Language } from '#platform/language.ts';
import { inLanguage } from '#platform/language.server.ts';
import { newMessageId } from '#platform/mail/mail-job.server.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/describe-site.server.ts';
import { invitationMail } from './invitation-mail.server.ts';

/** Apart from the other mails: nobody who waits for a code waits behind five hundred invitations. */
export const mailInvitationsJob = defineJob({
  name: 'mail-invitations',
  retryLimit: 8,
  retryDelaySeconds: 60,
  pollEverySeconds: 5,
  run: (_data, services) => mailInvitations(services),
});

interface Waiting extends Record<string, unknown> {
  id: string;
  token: string;
  email: string;
  name: string | null;
  language: Language;
}

/**
 * All that wait, one after the other. Each counts as mailed before it is handed over: nobody asked for this mail, so one
 * that is lost with the process is better than one that comes twice. What the mail server refuses waits for the next try.
 */
export async function mailInvitations(services: Services): Promise<void> {
  let last = 0;
  let failure: unknown;
  for (;;) {
    const waiting = await takeNext(services, last);
    if (!waiting) break;
    last = Number(waiting.id);
    try {
      await send(services, waiting);
    } catch (error) {
      failure = error;
      await services.db.update(invitations).set({ mailedAt: null }).where(eq(invitations.id, last));
    }
  }
  if (failure) throw failure;
}

async function takeNext({ db, clock }: Services, after: number): Promise<Waiting | undefined> {
  const { rows } = await db.execute<Waiting>(sql`
    update invitations set mailed_at = ${clock.now().toISOString()}::timestamptz
    where id = (
      select id from invitations
      where id > ${after} and email is not null and mailed_at is null and ended_at is null
      order by id limit 1 for update skip locked)
    returning id, token, email, name, language`);
  return rows[0];
}

async function send({ mailer, env, log }: Services, { token, email, name, language }: Waiting) {
  const site = describeSite(env);
  const mail = inLanguage(language, () => invitationMail(site, { token, name }));
  const messageId = newMessageId();
  await mailer.send({ to: email, replyTo: site.contactEmail, messageId, ...mail });
  log.info({ email, messageId }, 'mail sent');
}
