import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '#platform/semaphore.server.ts';
import { problem } from '#platform/errors.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { forgive, spend } from '#platform/limits/spend.server.ts';
import type { Services } from '#platform/services.server.ts';
import { findAccountById, isLogin, type Login } from './find-account.server.ts';

// argon2id is the library's default; these are the OWASP figures for it.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash takes 19 MB and a core: a crowd of guesses must not take the machine. */
const withPermit = createSemaphore(4);

export function hashPassword(password: string): Promise<string> {
  return withPermit(() => hash(password, COST));
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return withPermit(() => verify(passwordHash, password));
}

let nobodys: Promise<string> | undefined;

/** Takes as long as a real check, so that the time does not tell whether an account exists. */
export async function verifyNobodysPassword(password: string): Promise<false> {
  nobodys ??= hashPassword('nobody has this password');
  await verifyPassword(await nobodys, password);
  return false;
}

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
