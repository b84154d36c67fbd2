import { and, eq, isNull, sql } from 'drizzle-orm';
import { endSessionsOf } from '#features/accounts/end-session.server.ts';
import { tooLong } from '#features/accounts/text.rules.ts';
import { mayBeListed } from '#features/editor/own-profile-state.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { AppError } from '#platform/errors.ts';
import { queueMail } from '#platform/mail/mail-job.server.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/site.ts';
import { accountStandingMail } from '../mails/account-standing-mail.ts';
import { recordAct, type Actor } from '#features/accounts/record-act.server.ts';
import { ACCOUNT_REASON_MAX, ACCOUNTS_MESSAGES } from './accounts-desk.rules.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'queue' | 'env'>;

interface Which {
  actor: Actor;
  accountId: number;
}

/** Nobody signs in with it, and visitors do not see its profile, until it is opened again. */
export async function suspendAccount(
  { db, queue, env }: Needed,
  { actor, accountId, reason }: Which & { reason: string },
): Promise<void> {
  if (accountId === actor.id) throw new AppError('forbidden', ACCOUNTS_MESSAGES.notYourself);
  if (!reason)
    throw new AppError('bad-input', ACCOUNTS_MESSAGES.reasonMissing, { field: 'reason' });
  if (reason.length > ACCOUNT_REASON_MAX)
    throw new AppError('bad-input', tooLong('Reason', ACCOUNT_REASON_MAX), { field: 'reason' });
  await db.transaction(async (tx) => {
    const email = await setStatus(tx, accountId, 'suspended');
    if (!email) throw new AppError('conflict', ACCOUNTS_MESSAGES.suspendedAlready);
    await endSessionsOf(tx, accountId);
    await tx.update(profiles).set({ listed: false }).where(eq(profiles.accountId, accountId));
    const mail = accountStandingMail(describeSite(env), { suspended: true, reason });
    await queueMail(queue, { to: email, ...mail }, tx);
    await recordAct(tx, {
      ...act(actor, accountId),
      action: 'account.suspend',
      before: { status: 'active' },
      after: { status: 'suspended', reason },
    });
  });
}

export async function unsuspendAccount(
  { db, queue, env }: Needed,
  { actor, accountId }: Which,
): Promise<void> {
  await db.transaction(async (tx) => {
    const email = await setStatus(tx, accountId, 'active');
    if (!email) throw new AppError('conflict', ACCOUNTS_MESSAGES.activeAlready);
    // What the owner has paused, and what staff have taken down for itself, stays so.
    await tx
      .update(profiles)
      .set({ listed: mayBeListed(env.REVIEW_POLICY) })
      .where(and(eq(profiles.accountId, accountId), isNull(profiles.pausedAt)));
    const mail = accountStandingMail(describeSite(env), { suspended: false });
    await queueMail(queue, { to: email, ...mail }, tx);
    await recordAct(tx, {
      ...act(actor, accountId),
      action: 'account.unsuspend',
      before: { status: 'suspended' },
      after: { status: 'active' },
    });
  });
}

const act = (actor: Actor, accountId: number) => ({
  actor,
  objectKind: 'account',
  objectId: accountId,
});

/** The email, or nothing when it has that status already. */
async function setStatus(tx: Db, accountId: number, status: 'active' | 'suspended') {
  const [row] = await tx
    .update(accounts)
    .set({ status })
    .where(and(eq(accounts.id, accountId), sql`${accounts.status} <> ${status}`))
    .returning({ email: accounts.email });
  return row?.email;
}
