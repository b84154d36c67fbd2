import { eq } from 'drizzle-orm';
import { accounts } from '#platform/db/tables/accounts.ts';
import { AppError } from '#platform/errors.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import type { Services } from '#platform/services.server.ts';
import { queueMail } from '#platform/mail/mail-job.server.ts';
import { describeSite } from '#platform/site.ts';
import { checkCode } from './check-code.server.ts';
import { endSessions } from './session.server.ts';
import { findAccount } from './find-account.server.ts';
import { passwordChangedMail } from './mails/account-mails.server.ts';
import { checkPassword } from './password.rules.ts';
import { hashPassword } from './password.server.ts';
import { EMAIL_MESSAGES, isEmail, LOGIN_EMAIL_MAX } from './email.rules.ts';
import { findKnownDevice } from './known-device.server.ts';
import { sendCode } from './send-code.server.ts';

interface Reset {
  email: string;
  code: string;
  newPassword: string;
  client: string;
  /** The browser that asked, or else the key that the link in the mail brought. */
  browser: string | null;
  linkKey: string | undefined;
}

/** Sets the password and signs everybody out, the thief too. Returns whose it was. */
export async function resetPassword(
  services: Pick<Services, 'db' | 'clock' | 'secret' | 'queue' | 'env' | 'log'>,
  { email: typed, code, newPassword, client, browser, linkKey }: Reset,
): Promise<number> {
  const { db, clock, queue, env } = services;
  const now = clock.now();
  const email = typed.trim();
  const weakness = checkPassword(newPassword);
  if (weakness) throw new AppError('bad-input', weakness, { field: 'new_password' });
  await spend(db, now, LIMITS.signInsPerClient, client);
  const purpose = 'password_reset';
  await checkCode(services, { purpose, email, code, browser, linkKey, client });

  const account = await findAccount(db, email);
  if (!account) throw new AppError('bad-input', 'Error resetting password.');
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
    await endSessions(tx, { accountId: account.id });
    const mail = passwordChangedMail(describeSite(env), { at: now });
    await queueMail(queue, { to: account.email, ...mail }, tx);
  });
  services.log.info({ email, account: account.id }, 'password reset');
  return account.id;
}

type Needed = Pick<Services, 'db' | 'clock' | 'secret' | 'queue' | 'env'>;

interface Asked {
  email: string;
  client: string;
  /** Null when staff ask for somebody: then the link in the mail is the way, or the code in any browser. */
  browser: string | null;
  knownDevice?: string | null;
}

/** Answers alike, after the same work, whether or not anybody has this email: the mail alone tells. */
export async function requestPasswordReset(services: Needed, asked: Asked): Promise<void> {
  const { client, browser, knownDevice = null } = asked;
  const email = asked.email.trim();
  if (!email) throw new AppError('bad-input', 'Email is required.', { field: 'email' });
  if (email.length > LOGIN_EMAIL_MAX || !isEmail(email))
    throw new AppError('bad-input', EMAIL_MESSAGES.invalid, { field: 'email' });
  const account = await findAccount(services.db, email);
  await sendCode(services, {
    purpose: 'password_reset',
    email,
    client,
    browser,
    knownDevice: account && findKnownDevice(services, account.id, knownDevice),
    deliver: account !== null,
  });
}
