import { and, eq, type SQL } from 'drizzle-orm';
import { accounts } from '#platform/db/tables/accounts.ts';
import { problem, refuseWrong } from '#platform/errors.ts';
import type { Language } from '#platform/language.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import type { Services } from '#platform/services.server.ts';
import { checkTypedEmail } from './email.rules.ts';
import type { OwnSession } from './change-email.server.ts';
import { checkCode, hasLink } from './check-code.server.ts';
import { checkOwnPassword, hashPassword } from './password.server.ts';
import { findAccount, isStill, type Login } from './find-account.server.ts';
import { findKnownDevice } from './enter.server.ts';
import { passwordChangedMail } from './mails/account-mails.server.ts';
import { checkPassword } from './password.rules.ts';
import { findJustSent, sendCode } from './send-code.server.ts';
import { endSessions } from './session.server.ts';

/** By somebody who knows the old one: the device that asks stays signed in, all others do not. */
export async function changePassword(
  services: Services,
  { accountId, sessionId, current, next }: OwnSession & { current: string; next: string },
): Promise<void> {
  refuseWrong({ next: checkPassword(next) });
  const wish = { accountId, password: current, field: 'current' };
  const account = await checkOwnPassword(services, wish);
  // Whoever fears a thief would take the lock for changed.
  if (next === current) throw problem('bad-input', 'samePassword', { field: 'next' });
  const { db, clock } = services;
  await spend(db, clock.now(), LIMITS.passwordChangesPerAccount, String(accountId));
  if (!(await setPassword(services, account, next, { where: isStill(account), keep: sessionId })))
    throw problem('bad-input', 'wrongPassword', { field: 'current' });
  services.log.info({ account: accountId }, 'password changed');
}

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
  services: Services,
  { email: typed, code, newPassword, client, browser, linkKey }: Reset,
): Promise<number> {
  const { db, clock } = services;
  const email = typed.trim();
  refuseWrong({ new_password: checkPassword(newPassword) });
  const sent = { purpose: 'password_reset', email, code, browser, linkKey, client } as const;
  // Whoever has the link guesses nothing, and is not kept waiting by others on the same line.
  if (!hasLink(services, sent)) await spend(db, clock.now(), LIMITS.signInsPerClient, client);
  await checkCode(services, sent);

  const account = await findAccount(db, email);
  // The code has shown whose mailbox it is, and nothing else.
  const isTheirs = account && eq(accounts.email, account.email);
  if (!isTheirs || !(await setPassword(services, account, newPassword, { where: isTheirs })))
    throw problem('bad-input', 'resetFailed');
  services.log.info({ email, account: account.id }, 'password reset');
  return account.id;
}

/** False where the account is not what it was any more. */
async function setPassword(
  services: Services,
  account: Login,
  password: string,
  { where, ...kept }: { where: SQL | undefined; keep?: number },
): Promise<boolean> {
  const { db, clock } = services;
  const accountId = account.id;
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const set = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(and(eq(accounts.id, accountId), where));
    if (!set.rowCount) return false;
    await endSessions(tx, { accountId, ...kept });
    const facts = { at: clock.now() };
    await mailTo(services, account, (site) => passwordChangedMail(site, facts), tx);
    return true;
  });
}

interface Asked {
  email: string;
  client: string;
  /** Null when staff ask for somebody: then the link in the mail is the way, or the code in any browser. */
  browser: string | null;
  knownDevice?: string | null;
  /** Of the page that asks; otherwise the mail speaks that of the account. */
  language?: Language | undefined;
}

/** Answers alike, after the same work, whether or not anybody has this email: the mail alone tells. */
export async function requestPasswordReset(
  services: Services,
  { email: typed, client, browser, knownDevice = null, language }: Asked,
): Promise<void> {
  const email = typed.trim();
  if (!email) throw problem('bad-input', 'emailMissing', { field: 'email' });
  refuseWrong({ email: checkTypedEmail(email) });
  const purpose = 'password_reset';
  // Whoever came from the mail and found the page begun anew goes on with the code that they have.
  if (browser && (await findJustSent(services, { purpose, email, browser }))) return;
  const account = await findAccount(services.db, email);
  await sendCode(services, {
    purpose,
    email,
    client,
    browser,
    language: language ?? account?.language,
    knownDevice: account && findKnownDevice(services, account.id, knownDevice),
    deliver: account !== null,
  });
}
