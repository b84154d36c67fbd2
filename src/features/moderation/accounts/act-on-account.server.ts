import { and, eq, isNull, sql } from 'drizzle-orm';
import { checkConfirmation } from '#features/accounts/delete-account.rules.ts';
import { endSessions, endOwnSession } from '#features/accounts/session.server.ts';
import { eraseAccount } from '#features/accounts/delete-account.server.ts';
import { tooLong } from '#features/accounts/text.rules.ts';
import { mayBeListed } from '#features/editor/own-profile-state.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { AppError } from '#platform/errors.ts';
import { queueMail } from '#platform/mail/mail-job.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Session } from '#platform/session-context.server.ts';
import { describeSite } from '#platform/site.ts';
import { recordAct, type Actor } from '#features/accounts/record-act.server.ts';
import { accountStandingMail } from '../mails/account-standing-mail.server.ts';
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
    await endSessions(tx, { accountId });
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

/** For whoever asked us to, or has to go. The log keeps that it happened, not whose it was. */
export async function deleteAccountByStaff(
  services: Needed & Pick<Services, 'log' | 'storage'>,
  { actor, accountId, confirmation }: Which & { confirmation: string },
): Promise<void> {
  if (accountId === actor.id) throw new AppError('forbidden', ACCOUNTS_MESSAGES.notYourself);
  const unconfirmed = checkConfirmation(confirmation);
  if (unconfirmed) throw new AppError('bad-input', unconfirmed, { field: 'confirmation' });
  const [account] = await services.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new AppError('not-found', ACCOUNTS_MESSAGES.gone);
  const { kind, status, createdAt } = account;
  await eraseAccount(services, account, (tx) =>
    recordAct(tx, {
      ...act(actor, accountId),
      action: 'account.delete',
      before: { kind, status, email: masked(account.email), createdAt },
    }),
  );
}

interface WhichSession {
  /** Of the member of staff who does it, and stays signed in. */
  session: Session;
  accountId: number;
}

export async function endSessionByStaff(
  { db }: Pick<Services, 'db'>,
  { session, accountId, sessionId }: WhichSession & { sessionId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await endOwnSession(tx, { accountId, sessionId })))
      throw new AppError('conflict', ACCOUNTS_MESSAGES.sessionGone);
    await recordAct(tx, { ...endAct(session, accountId), after: { session: sessionId } });
  });
}

export async function endSessionsByStaff(
  { db }: Pick<Services, 'db'>,
  { session, accountId }: WhichSession,
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended =
      accountId === session.account.id
        ? await endSessions(tx, { accountId, keep: session.id })
        : await endSessions(tx, { accountId });
    if (ended === 0) throw new AppError('conflict', ACCOUNTS_MESSAGES.sessionsGone);
    await recordAct(tx, { ...endAct(session, accountId), after: { session: 'all' } });
  });
}

const act = (actor: Actor, accountId: number) => ({
  actor,
  objectKind: 'account',
  objectId: accountId,
});

const endAct = ({ account: { id, email } }: Session, accountId: number) => ({
  ...act({ id, email }, accountId),
  action: 'account.end-sessions',
});

const masked = (email: string) => email.replace(/^(.{0,2}).*@/, '$1***@');

/** The email, or nothing when it has that status already. */
async function setStatus(tx: Db, accountId: number, status: 'active' | 'suspended') {
  const [row] = await tx
    .update(accounts)
    .set({ status })
    .where(and(eq(accounts.id, accountId), sql`${accounts.status} <> ${status}`))
    .returning({ email: accounts.email });
  return row?.email;
}
