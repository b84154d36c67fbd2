import { problem } from '#platform/errors.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { forgive, spend } from '#platform/limits/spend.server.ts';
import type { Services } from '#platform/services.server.ts';
import { findAccountById, isLogin, type Login } from './find-account.server.ts';
import { verifyPassword } from './password.server.ts';

/** Whoever found an open device must not get further than looking. */
export async function checkOwnPassword(
  { db, clock }: Services,
  { accountId, password, field }: { accountId: number; password: string; field: string },
): Promise<Login> {
  const whose = `own password of ${accountId}`;
  await spend(db, clock.now(), LIMITS.signInsPerAccount, whose);
  await spend(db, clock.now(), LIMITS.ownPasswordsPerAccount, whose);
  const account = await findAccountById(db, accountId);
  const right =
    account?.passwordHash.startsWith('$') && (await verifyPassword(account.passwordHash, password));
  if (!account || !isLogin(account) || !right)
    throw problem('bad-input', 'wrongPassword', { field });
  await forgive(db, LIMITS.signInsPerAccount, whose);
  return account;
}
