import { eq } from 'drizzle-orm';
import type { Account } from '#features/accounts/find-account.server.ts';
import {
  secondFactorMail,
  type SecondFactorNews,
} from '#features/accounts/mails/second-factor-mail.ts';
import {
  hashRecoveryCode,
  newRecoveryCodes,
  spellRecoveryCode,
} from '#features/accounts/second-factor/recovery-codes.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { AppError } from '#platform/errors.ts';
import { queueMail } from '#platform/mail/mail-job.server.ts';
import type { Secret } from '#platform/secret.server.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/site.ts';

export async function getStaffAccount(db: Db, accountId: number): Promise<Account> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (account?.kind !== 'admin') throw new AppError('forbidden', 'This is for staff alone.');
  return account;
}

/** Recovery codes as they are shown, and as they are kept. */
export function freshCodes(secret: Secret, accountId: number) {
  const codes = newRecoveryCodes();
  return {
    codes: codes.map(spellRecoveryCode),
    hashes: codes.map((code) => hashRecoveryCode(secret, accountId, code)),
  };
}

/** Whoever did not do it must hear of it. */
export async function tellOwner(
  { queue, env, clock }: Pick<Services, 'queue' | 'env' | 'clock'>,
  tx: Db,
  { email }: Account,
  news: SecondFactorNews,
): Promise<void> {
  const mail = secondFactorMail(describeSite(env), { news, at: clock.now() });
  await queueMail(queue, { to: email, ...mail }, tx);
}
