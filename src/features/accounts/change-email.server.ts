import { and, eq, desc, gt, isNull, type SQL } from 'drizzle-orm';
import { accounts, sessions, emailCodes } from '#platform/db/tables/accounts.ts';
import { problem, refuseWrong, AppError } from '#platform/errors.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import type { Services } from '#platform/services.server.ts';
import { checkCode } from './check-code.server.ts';
import { checkOwnPassword } from './password.server.ts';
import { checkLoginEmail } from './email.rules.ts';
import { endSessions } from './session.server.ts';
import { findAccount } from './find-account.server.ts';
import { emailChangedMail } from './mails/account-mails.server.ts';
import { sendCode } from './send-code.server.ts';
import { account } from '#messages';
import { RESEND_SECONDS } from './email-code.rules.ts';

/** Who asks, and on which device. */
export interface OwnSession {
  accountId: number;
  sessionId: number;
}

/** Sends a code to the new address; nothing changes before it comes back. */
export async function requestEmailChange(
  services: Services,
  wanted: OwnSession & { email: string; password: string; client: string },
): Promise<void> {
  const { accountId, sessionId, password, client } = wanted;
  const email = wanted.email.trim();
  if (!email) throw problem('bad-input', 'emailMissing', { field: 'email' });
  refuseWrong({ email: checkLoginEmail(email, services.env.ALLOWED_EMAIL_DOMAINS) });
  await checkOwnPassword(services, { accountId, password, field: 'password' });
  await sendCode(services, {
    purpose: 'email_change',
    email,
    client,
    browser: ofSession(sessionId),
    async refuse() {
      if (await findAccount(services.db, email))
        throw problem('conflict', 'emailTaken', { field: 'email' });
    },
  });
}

/** The new address signs in from now on; the old one is told, all other devices are signed out. */
export async function confirmEmailChange(
  services: Services,
  { accountId, sessionId, code, ...confirmation }: OwnSession & { email: string; code: string },
): Promise<void> {
  const { db, clock } = services;
  const email = confirmation.email.trim();
  const browser = ofSession(sessionId);
  await checkCode(services, { purpose: 'email_change', email, code: code.trim(), browser });
  await db
    .transaction(async (tx) => {
      const ofAccount = eq(accounts.id, accountId);
      const [before] = await tx.select().from(accounts).where(ofAccount).for('update');
      const asking = and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId));
      // Deleted, or signed out by a new password, while this waited.
      if (!before || (await tx.$count(sessions, asking)) === 0)
        throw problem('not-signed-in', 'loginFirst');
      await tx.update(accounts).set({ email }).where(ofAccount);
      await endSessions(tx, { accountId, keep: sessionId });
      const facts = { newEmail: email, at: clock.now() };
      await mailTo(services, before, (site) => emailChangedMail(site, facts), tx);
    })
    .catch((error: unknown) => {
      const cause = error instanceof Error ? error.cause : null;
      const isTaken = cause instanceof Error && 'code' in cause && cause.code === '23505';
      throw isTaken ? problem('conflict', 'emailTaken', { field: 'email', cause: error }) : error;
    });
}

export const ofSession = (sessionId: number) => `session ${sessionId}`;

/** What a session waits for a code for: the address that it wants to sign in with, or the one on the profile. */
export type PendingPurpose = 'email_change' | 'work_email';

interface Asking {
  sessionId: number;
  purpose: PendingPurpose;
}

/** A code that has expired is still waited for: another one can be asked for in its place, for as long as this. */
const WAITED_FOR_MS = 60 * 60_000;

/**
 * The address that this session has asked to prove and not yet proved. It is read from the code that waits for it, so
 * that a reload, a second tab and a browser without scripts all go on where the person was.
 */
export async function findPendingEmail({ db, clock, secret }: Services, asking: Asking) {
  const now = clock.now();
  const since = new Date(now.getTime() - WAITED_FOR_MS);
  const [code] = await db
    .select({ email: emailCodes.email, sentAt: emailCodes.createdAt })
    .from(emailCodes)
    .where(and(codesOf(secret, asking), gt(emailCodes.createdAt, since)))
    .orderBy(desc(emailCodes.createdAt))
    .limit(1);
  if (!code) return null;
  const secondsAgo = (now.getTime() - code.sentAt.getTime()) / 1000;
  return {
    email: code.email,
    sentAt: code.sentAt.toISOString(),
    resendInSeconds: Math.max(Math.ceil(RESEND_SECONDS - secondsAgo), 0),
  };
}

export type PendingEmail = NonNullable<Awaited<ReturnType<typeof findPendingEmail>>>;

export async function getPendingEmail(services: Services, asking: Asking): Promise<string> {
  const pending = await findPendingEmail(services, asking);
  if (!pending) throw new AppError('bad-input', account.codeGone);
  return pending.email;
}

/** Whoever asked has shown before that they may. */
export async function resendEmailCode(
  services: Services,
  { client, ...asking }: Asking & { client: string },
): Promise<void> {
  const email = await getPendingEmail(services, asking);
  const { purpose, sessionId } = asking;
  await sendCode(services, { purpose, email, client, browser: ofSession(sessionId) });
}

export async function forgetPendingEmail(
  { db, clock, secret }: Services,
  asking: Asking,
): Promise<void> {
  await db.update(emailCodes).set({ endedAt: clock.now() }).where(codesOf(secret, asking));
}

function codesOf(secret: Services['secret'], { sessionId, purpose }: Asking): SQL | undefined {
  return and(
    eq(emailCodes.purpose, purpose),
    eq(emailCodes.browserHash, secret.sign('browser', ofSession(sessionId))),
    isNull(emailCodes.endedAt),
  );
}
