import type { Db } from '../db/database.server.ts';
import { describeSite, type Site } from '../describe-site.server.ts';
import type { Language } from '../language.ts';
import { inLanguage } from '../language.server.ts';
import type { Services } from '../services.server.ts';
import type { ComposedMail } from './compose-mail.ts';
import { mailJob, queueMail } from './mail-job.server.ts';

interface Recipient {
  /** To nobody, the same work is done and nothing leaves. */
  email: string | null;
  language: Language;
  replyTo?: string | undefined;
  /** When it is of no use any more. */
  until?: string;
}

type Mailing = Pick<Services, 'queue' | 'env'>;
type Compose = (site: Site) => ComposedMail;

/** Hands over a mail in the language of whoever reads it; with `tx` it goes out if and only if the transaction commits. */
export async function mailTo(
  { queue, env }: Mailing,
  { email, language, replyTo, until }: Recipient,
  compose: Compose,
  tx?: Db,
  job = mailJob,
): Promise<void> {
  const mail = inLanguage(language, () => compose(describeSite(env)));
  const more = { ...(replyTo && { replyTo }), ...(until && { until }) };
  await queueMail(queue, { to: email, ...more, ...mail }, tx, job);
}

/** The staff read English. */
export const mailStaff = (services: Mailing, compose: Compose, tx: Db, replyTo?: string) =>
  mailTo(services, { email: services.env.STAFF_EMAIL, language: 'en', replyTo }, compose, tx);
