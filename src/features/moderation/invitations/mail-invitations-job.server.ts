import { and, eq, isNull } from 'drizzle-orm';
import { invitations } from '#platform/db/tables/invitations.ts';
import { defineJob } from '#platform/jobs/jobs.server.ts';
import { inLanguage } from '#platform/language.server.ts';
import { AS_MAILS } from '#platform/mail/mail-job.server.ts';
import { isRefusedForGood } from '#platform/mail/mailer.server.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/describe-site.server.ts';
import { mails } from '#messages';
import { pageUrl } from '#features/accounts/mails/mail-facts.server.ts';
import { composeMail, type MailSite } from '#platform/mail/compose-mail.ts';
import { linkButton, paragraph, smallPrint } from '#platform/mail/mail-parts.ts';
import { COUNTRY } from '#platform/pack.ts';
import { paths } from '#platform/paths.ts';

/** One for each, tried as all mails are; apart from them, so that nobody who waits for a code waits behind five hundred. */
export const mailInvitationsJob = defineJob<QueuedInvitation>({
  ...AS_MAILS,
  name: 'mail-invitations',
  run: (queued, services) => mailInvitation(services, queued),
});

const isWaiting = and(isNull(invitations.mailedAt), isNull(invitations.endedAt));

interface QueuedInvitation {
  id: number;
  messageId: string;
}

/**
 * It counts as mailed before it is handed over: nobody asked for this mail, so one that is lost with the process is better
 * than one that comes twice. It waits for the next try where there is one.
 */
export async function mailInvitation(
  services: Services,
  { id, messageId }: QueuedInvitation,
): Promise<void> {
  const [waiting] = await services.db
    .update(invitations)
    .set({ mailedAt: services.clock.now() })
    .where(and(eq(invitations.id, id), isWaiting))
    .returning();
  if (!waiting?.email) return;
  const { email, language, ...invited } = waiting;
  const site = describeSite(services.env);
  const mail = inLanguage(language, () => invitationMail(site, invited));
  try {
    await services.mailer.send({ to: email, replyTo: site.contactEmail, messageId, ...mail });
  } catch (error) {
    if (!isRefusedForGood(error))
      await services.db.update(invitations).set({ mailedAt: null }).where(eq(invitations.id, id));
    throw error;
  }
  services.log.info({ email, messageId }, 'mail sent');
}

interface Invited {
  token: string;
  name: string | null;
}

/** To somebody who has not asked for it: what this is, why it comes, and how to object. */
export const invitationMail = (site: MailSite, { token, name }: Invited) =>
  composeMail(site, {
    subject: mails.invitationSubject(site.name),
    heading: mails.invitationHeading(name),
    parts: [
      paragraph(mails.invitationWhat(site.name, COUNTRY.name)),
      paragraph(mails.invitationAsk(site.name)),
      linkButton(mails.invitationButton, pageUrl(site, paths.invitation(token))),
      smallPrint(mails.invitationObject(site.contactEmail)),
    ],
    because: mails.invitationBecause(site.name),
  });
