import type { Token } from '#platform/cookies.server.ts';
import { problem } from '#platform/errors.ts';
import { languageNow } from '#platform/language.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { forgive, isOver, spend } from '#platform/limits/spend.server.ts';
import type { Services } from '#platform/services.server.ts';
import { findAccount, maySignIn } from './find-account.server.ts';
import { findKnownDevice } from './enter.server.ts';
import { beginSecondStep } from './second-factor/second-step.server.ts';
import { verifyNobodysPassword, verifyPassword } from './password.server.ts';
import type { AccountKind } from './account-home.ts';
import { createSession } from './session.server.ts';

interface Attempt {
  email: string;
  password: string;
  client: string;
  userAgent: string | null;
  /** What this browser was given to be known by. */
  knownDevice?: string | null;
}

type SignedIn = { kind: AccountKind } & (
  | { accountId: number; token: string }
  | { secondStep: Token }
);

/** One answer for an unknown email, a wrong password and an account that may not, and after the same time. */
export async function signIn(
  services: Services,
  { email, password, client, userAgent, knownDevice = null }: Attempt,
): Promise<SignedIn> {
  const { db, clock, env, log } = services;
  const now = clock.now();
  const account = await findAccount(db, email);
  const device = account && findKnownDevice(services, account.id, knownDevice);
  const guessed = `${email.trim()} ${device ?? client}`;
  await spend(db, now, LIMITS.signInsPerClient, device ?? client);
  await spend(db, now, LIMITS.signInsPerAccount, guessed);
  if (!device && (await isOver(db, now, LIMITS.signInsAnywhere, email.trim())))
    await spend(db, now, LIMITS.signInsUnderAttack, guessed);
  const right = account?.passwordHash.startsWith('$')
    ? await verifyPassword(account.passwordHash, password)
    : await verifyNobodysPassword(password);
  if (!account || !right || !maySignIn(account, env)) {
    log.warn({ email }, 'sign-in refused');
    throw problem('not-signed-in', 'wrongLogin');
  }

  await forgive(db, LIMITS.signInsPerAccount, guessed);
  await forgive(db, LIMITS.signInsUnderAttack, guessed);
  const { id: accountId, kind } = account;
  log.info({ email, account: accountId }, 'password accepted');
  if (account.totpConfirmedAt) return { kind, secondStep: beginSecondStep(services, account) };
  const language = languageNow();
  const who = { accountId, checked: account, userAgent, language };
  const token = await createSession(db, now, env, who);
  return { kind, accountId, token };
}
