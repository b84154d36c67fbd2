import { and, desc, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { ofSession } from '#features/accounts/change-email.server.ts';
import { RESEND_SECONDS } from '#features/accounts/email-code.rules.ts';
import { sendCode } from '#features/accounts/send-code.server.ts';
import { emailCodes } from '#platform/db/tables/accounts.ts';
import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import { ACCOUNT_MESSAGES } from './account.rules.ts';
import type { PendingEmail } from './account-view.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'secret'>;

/**
 * The address that this session has asked to sign in with and not yet confirmed. It is read from the code that waits
 * for it, so that a reload, a second tab and a browser without scripts all go on where the person was.
 */
export async function findPendingEmail(
  { db, clock, secret }: Needed,
  sessionId: number,
): Promise<PendingEmail | null> {
  const now = clock.now();
  const [code] = await db
    .select({ email: emailCodes.email, sentAt: emailCodes.createdAt })
    .from(emailCodes)
    .where(and(openCodesOf(secret, sessionId), gt(emailCodes.expiresAt, now)))
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

export async function getPendingEmail(services: Needed, sessionId: number): Promise<string> {
  const pending = await findPendingEmail(services, sessionId);
  if (!pending) throw new AppError('bad-input', ACCOUNT_MESSAGES.codeGone);
  return pending.email;
}

/** Whoever asked has shown the password already. */
export async function resendEmailCode(
  services: Needed & Pick<Services, 'queue' | 'env'>,
  { sessionId, client }: { sessionId: number; client: string },
): Promise<void> {
  const email = await getPendingEmail(services, sessionId);
  const browser = ofSession(sessionId);
  await sendCode(services, { purpose: 'email_change', email, client, browser });
}

export async function forgetPendingEmail(
  { db, clock, secret }: Needed,
  sessionId: number,
): Promise<void> {
  await db.update(emailCodes).set({ endedAt: clock.now() }).where(openCodesOf(secret, sessionId));
}

function openCodesOf(secret: Services['secret'], sessionId: number): SQL | undefined {
  return and(
    eq(emailCodes.purpose, 'email_change'),
    eq(emailCodes.browserHash, secret.sign('browser', ofSession(sessionId))),
    isNull(emailCodes.endedAt),
  );
}
