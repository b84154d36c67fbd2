import { account } from '#messages';
import { and, desc, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { emailCodes } from '#platform/db/tables/accounts.ts';
import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import { ofSession } from './change-email.server.ts';
import { RESEND_SECONDS } from './email-code.rules.ts';
import { sendCode } from './send-code.server.ts';

export interface PendingEmail {
  email: string;
  sentAt: string;
  resendInSeconds: number;
}

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
export async function findPendingEmail(
  { db, clock, secret }: Services,
  asking: Asking,
): Promise<PendingEmail | null> {
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
