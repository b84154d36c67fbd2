import { eq } from 'drizzle-orm';
import { accounts } from '#platform/db/tables/accounts.ts';
import { AppError } from '#platform/errors.ts';
import { queueMail } from '#platform/mail/mail-job.server.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/site.ts';
import { checkOwnPassword } from './check-own-password.server.ts';
import { endSessions } from './session.server.ts';
import { passwordChangedMail } from './mails/account-mails.server.ts';
import { checkPassword } from './password.rules.ts';
import { hashPassword } from './password.server.ts';

interface Change {
  accountId: number;
  /** The device that asks stays signed in, all others do not. */
  sessionId: number;
  current: string;
  next: string;
}

export async function changePassword(
  services: Pick<Services, 'db' | 'clock' | 'queue' | 'env' | 'log'>,
  { accountId, sessionId, current, next }: Change,
): Promise<void> {
  const { db, clock, queue, env } = services;
  const weakness = checkPassword(next);
  if (weakness) throw new AppError('bad-input', weakness, { field: 'next' });
  const account = await checkOwnPassword(services, {
    accountId,
    password: current,
    field: 'current',
  });
  const passwordHash = await hashPassword(next);
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
    await endSessions(tx, { accountId, keep: sessionId });
    const mail = passwordChangedMail(describeSite(env), { at: clock.now() });
    await queueMail(queue, { to: account.email, ...mail }, tx);
  });
  services.log.info({ account: accountId }, 'password changed');
}
