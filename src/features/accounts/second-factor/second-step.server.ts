import type { Token } from '#platform/cookies.server.ts';
import { languageNow } from '#platform/language.ts';
import { isSameText } from '#platform/same-text.server.ts';
import type { Services } from '#platform/services.server.ts';
import { findAccountById, maySignIn, type Login } from '../find-account.server.ts';
import { createSession } from '../session.server.ts';
import { SECOND_STEP_MINUTES } from './second-factor.rules.ts';
import { tellOwner } from './change-second-factor.server.ts';
import { checkSecondFactor } from './check-second-factor.server.ts';

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
