import { eq } from 'drizzle-orm';
import { accounts } from '#platform/db/tables/accounts.ts';
import { AppError } from '#platform/errors.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import type { Services } from '#platform/services.server.ts';
import { queueMail } from '#platform/mail/mail-job.server.ts';
import { describeSite } from '#platform/site.ts';
import { checkCode } from './check-code.server.ts';
import { endSessionsOf } from './end-session.server.ts';
import { findAccount } from './find-account.server.ts';
import { passwordChangedMail } from './mails/password-changed-mail.ts';
import { checkPassword } from './password.rules.ts';
import { hashPassword } from './password.server.ts';

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
    await endSessionsOf(tx, account.id);
    const mail = passwordChangedMail(describeSite(env), { at: now });
    await queueMail(queue, { to: account.email, ...mail }, tx);
  });
  services.log.info({ email, account: account.id }, 'password reset');
  return account.id;
}
