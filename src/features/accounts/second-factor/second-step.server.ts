import type { Token } from '#platform/cookies.server.ts';
import { languageNow } from '#platform/language.ts';
import { isSameText } from '#platform/same-text.server.ts';
import type { Services } from '#platform/services.server.ts';
import { findAccountById, maySignIn, type Login, type Account } from '../find-account.server.ts';
import { createSession } from '../session.server.ts';
import { SECOND_STEP_MINUTES, readRecoveryCode, readTotp } from './second-factor.rules.ts';
import { tellOwner, hashRecoveryCode } from './change-second-factor.server.ts';
import { secondStep } from '#messages';
import { and, eq, sql } from 'drizzle-orm';
import { accounts } from '#platform/db/tables/accounts.ts';
import { AppError } from '#platform/errors.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { forgive, spend } from '#platform/limits/spend.server.ts';
import { findStep, unsealTotpKey } from './totp.server.ts';

/** Says that whoever holds it knew the password a moment ago. It opens nothing but the question for the code. */
export function beginSecondStep({ secret, clock }: Services, account: Login): Token {
  const until = String(clock.now().getTime() + SECOND_STEP_MINUTES * 60_000);
  const proof = proofOf(secret, account, until);
  return { value: `${account.id}.${until}.${proof}`, seconds: SECOND_STEP_MINUTES * 60 };
}

/** Whose code is asked for; null when nobody's is. */
export async function findSecondStep(
  { env, db, secret, clock }: Services,
  token: string | null,
): Promise<Login | null> {
  const [id = '', until = '', proof = ''] = (token ?? '').split('.');
  if (!/^\d{1,15}$/.test(id) || !(Number(until) > clock.now().getTime())) return null;
  const account = await findAccountById(db, Number(id));
  if (!account?.totpConfirmedAt || !maySignIn(account, env)) return null;
  return isSameText(proof, proofOf(secret, account, until)) ? account : null;
}

/** A new password ends it. */
const proofOf = (secret: Services['secret'], { id, passwordHash }: Login, until: string) =>
  secret.sign('second-step', String(id), until, passwordHash);

/** The password was right before; with the right code this is a session. Returns its token. */
export async function finishSignIn(
  services: Services,
  account: Login,
  { code, recovery, userAgent }: { code: string; recovery: string; userAgent: string | null },
): Promise<string> {
  const { db, clock, env, log } = services;
  const used = await checkSecondFactor(services, account, { code, recovery }).catch((error) => {
    log.warn({ account: account.id }, 'second factor refused');
    throw error;
  });
  log.info({ account: account.id, factor: used }, 'second factor accepted');
  const now = clock.now();
  if (used === 'recovery') await tellOwner(services, account, 'recovery-used');
  return createSession(db, now, env, {
    accountId: account.id,
    checked: account,
    userAgent,
    secondFactorAt: now,
    language: languageNow(),
  });
}

interface Typed {
  code: string;
  /** Taken instead of the code when it is given. */
  recovery: string;
}

/** Uses up a code of the account's app or one of its recovery codes, or refuses. Says which of them it was. */
export async function checkSecondFactor(
  services: Services,
  account: Account,
  { code, recovery }: Typed,
): Promise<'app' | 'recovery'> {
  const { db, clock } = services;
  // Whoever knew the password may have used up its tries: a new one has its own.
  const whose = `second factor of ${account.id} ${account.passwordHash}`;
  await spend(db, clock.now(), LIMITS.secondFactorTries, whose);
  if (recovery.trim()) await spendRecoveryCode(services, account.id, recovery);
  else {
    const key =
      account.totpSecret && unsealTotpKey(services.secret, account.id, account.totpSecret);
    await spendTotp(services, account.id, key, code);
  }
  await forgive(db, LIMITS.secondFactorTries, whose);
  return recovery.trim() ? 'recovery' : 'app';
}

/** A code is good once: whoever looked over a shoulder comes too late. */
export async function spendTotp(
  { db, clock }: Services,
  accountId: number,
  key: string | null,
  typed: string,
): Promise<void> {
  const now = clock.now();
  const code = readTotp(typed);
  const step = key && code ? findStep(key, code, now) : null;
  if (step === null) throw refusal('code', secondStep.codeWrong);
  await spend(db, now, LIMITS.secondFactorSteps, `${accountId} ${key} ${step}`).catch(
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      throw refusal('code', secondStep.codeUsed);
    },
  );
}

async function spendRecoveryCode({ db, secret }: Services, accountId: number, typed: string) {
  const code = readRecoveryCode(typed);
  const hash = code ? hashRecoveryCode(secret, accountId, code) : '';
  const { recoveryCodeHashes } = accounts;
  const [used] = await db
    .update(accounts)
    .set({ recoveryCodeHashes: sql`array_remove(${recoveryCodeHashes}, ${hash})` })
    .where(and(eq(accounts.id, accountId), sql`${hash} = any(${recoveryCodeHashes})`))
    .returning({ id: accounts.id });
  if (!used) throw refusal('recovery', secondStep.recoveryWrong);
}

const refusal = (field: keyof Typed, message: string) =>
  new AppError('bad-input', message, { field });
