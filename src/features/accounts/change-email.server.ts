import { and, eq } from 'drizzle-orm';
import { accounts, sessions } from '#platform/db/tables/accounts.ts';
import { problem, refuseWrong } from '#platform/errors.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import type { Services } from '#platform/services.server.ts';
import { checkCode } from './check-code.server.ts';
import { checkOwnPassword } from './check-own-password.server.ts';
import { checkLoginEmail } from './email.rules.ts';
import { endSessions } from './session.server.ts';
import { findAccount } from './find-account.server.ts';
import { emailChangedMail } from './mails/account-mails.server.ts';
import { sendCode } from './send-code.server.ts';

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
