import { queueMail } from '#platform/mail/mail-job.server.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/site.ts';
import type { Account } from '../find-account.server.ts';
import { secondFactorMail } from '../mails/second-factor-mail.ts';
import { createSession } from '../session.server.ts';
import { checkSecondFactor } from './check-second-factor.server.ts';

interface Typed {
  code: string;
  recovery: string;
  userAgent: string | null;
}

/** The password was right before; with the right code this is a session. Returns its token. */
export async function finishSignIn(
  services: Pick<Services, 'db' | 'clock' | 'secret' | 'env' | 'queue' | 'log'>,
  account: Account,
  { code, recovery, userAgent }: Typed,
): Promise<string> {
  const { db, clock, env, queue, log } = services;
  const used = await checkSecondFactor(services, account, { code, recovery }).catch((error) => {
    log.warn({ account: account.id }, 'second factor refused');
    throw error;
  });
  log.info({ account: account.id, factor: used }, 'second factor accepted');
  const now = clock.now();
  if (used === 'recovery') {
    const mail = secondFactorMail(describeSite(env), { news: 'recovery-used', at: now });
    await queueMail(queue, { to: account.email, ...mail });
  }
  return createSession(db, now, env, { accountId: account.id, userAgent, secondFactorAt: now });
}
