import { mails, staffSteps } from '#messages';
import type { Actor } from '#features/accounts/record-act.server.ts';
import { describeSite } from '#platform/describe-site.server.ts';
import { AppError } from '#platform/errors.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import { composeMail } from '#platform/mail/compose-mail.ts';
import { newMessageId } from '#platform/mail/mail-job.server.ts';
import { paragraph } from '#platform/mail/mail-parts.ts';
import { oneLine } from '#platform/plain-text.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { reach } from './milestones.server.ts';

const REPLY_MAX = 300;

/** At once and not by the queue: whoever sets up mail wants to read what the server says to it. */
export async function sendTestMail(services: Services, actor: Actor): Promise<string> {
  const { db, clock, env, mailer } = services;
  await spend(db, clock.now(), LIMITS.testMailsPerAccount, String(actor.id));
  const site = describeSite(env);
  const mail = composeMail(site, {
    subject: mails.testSubject(site.name),
    parts: [paragraph(mails.testText(site.name))],
    because: mails.testBecause,
  });
  const messageId = newMessageId();
  const reply = await mailer.send({ to: actor.email, ...mail, messageId }).catch((error: Error) => {
    throw new AppError('unavailable', staffSteps.mailRefused(short(error.message)), {
      cause: error,
    });
  });
  if (env.MAIL_URL) await reach(db, 'test-mail');
  return short(reply);
}

const short = (reply: string) => oneLine(reply).slice(0, REPLY_MAX);
