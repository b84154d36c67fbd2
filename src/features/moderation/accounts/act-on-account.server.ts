import { staffAccounts } from '#messages';
import { and, eq, isNull } from 'drizzle-orm';
import { checkConfirmation } from '#features/accounts/account-page/account.rules.ts';
import { endOwnSession } from '#features/accounts/devices.server.ts';
import { endSessions } from '#features/accounts/session.server.ts';
import { eraseAccount } from '#features/accounts/delete-account.server.ts';
import { findAccountById } from '#features/accounts/find-account.server.ts';
import { requestPasswordReset } from '#features/accounts/change-password.server.ts';
import { keepAnAdmin, takeBackKeys } from '#features/accounts/staff/leaving-staff.server.ts';
import { masked } from '#features/accounts/mails/account-mails.server.ts';
import { setMailings } from '#features/mailings/unsubscribe.server.ts';
import { mayBeListed } from '#features/editor/own-profile-state.server.ts';
import { holdProfile } from '#features/profiles/hold-profiles.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { AppError } from '#platform/errors.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import { recordAct } from '#features/accounts/record-act.server.ts';
import {
  idOf,
  needing,
  readText,
  recorded,
  refuse,
  type DeskAct,
  type DeskActs,
  type DeskWork,
} from '../desk/desk-acts.server.ts';
import { accountStandingMail, type AccountStanding } from '../mails/staff-mails.server.ts';
import { actsOnUnclaimed } from '../claims/claims-desk.server.ts';
import { REASON_MAX } from '../desk/desk.rules.ts';
import { getAccount } from './accounts-desk.server.ts';
import { staffClient } from './begun-signup.server.ts';

export const actsOnAccount = (account: string | undefined): DeskActs => ({
  'end-session': ofStanding((work) => endSession(work, idOf(account))),
  'end-sessions': ofStanding((work) => endAllSessions(work, idOf(account))),
  suspend: ofStanding((work) => suspend(work, idOf(account))),
  unsuspend: ofStanding((work) => setStanding(work, idOf(account), { suspended: false })),
  delete: ofStanding((work) => remove(work, idOf(account))),
  'stop-mailings': (work) => stopMailings(work, idOf(account)),
  'reset-code': (work) => sendResetCode(work, idOf(account)),
  ...actsOnUnclaimed(() => idOf(account)),
});

const ofStanding = (act: DeskAct) => needing('account standing', act);

/** Nobody signs in with it, and visitors do not see its profile, until it is opened again. */
function suspend(work: DeskWork, accountId: number) {
  if (accountId === work.actor.id) throw new AppError('forbidden', staffAccounts.notYourself);
  const { reason: label, reasonMissing: missing } = staffAccounts;
  const reason = readText(work, 'reason', { label, missing, max: REASON_MAX });
  return setStanding(work, accountId, { suspended: true, reason });
}

function setStanding(work: DeskWork, accountId: number, to: AccountStanding) {
  const { env } = work.services;
  const { suspended, ...reason } = to;
  const [action, was, status] = suspended
    ? (['account.suspend', 'active', 'suspended'] as const)
    : (['account.unsuspend', 'suspended', 'active'] as const);
  return recorded(action, async (tx) => {
    // First the profile, then its account, as everybody does who needs both.
    await holdProfile(tx, accountId, 'update');
    const [account] = await tx
      .update(accounts)
      .set({ status })
      .where(and(eq(accounts.id, accountId), eq(accounts.status, was)))
      .returning();
    const late = suspended ? staffAccounts.suspendedAlready : staffAccounts.activeAlready;
    if (!account) throw new AppError('conflict', late);
    if (suspended) await endSessions(tx, { accountId });
    if (suspended && account.kind === 'admin') {
      await keepAnAdmin(tx, env);
      await takeBackKeys(tx, accountId);
    }
    // What the owner has paused, and what staff have taken down for itself, stays so.
    await tx
      .update(profiles)
      .set({ listed: suspended ? false : mayBeListed(env.REVIEW_POLICY) })
      .where(
        and(eq(profiles.accountId, accountId), suspended ? undefined : isNull(profiles.pausedAt)),
      );
    await mailTo(work.services, account, (site) => accountStandingMail(site, to), tx);
    const said = suspended ? staffAccounts.suspended : staffAccounts.unsuspended;
    const [before, after] = [{ status: was }, { status, ...reason }];
    return { objectId: accountId, before, after, said };
  })(work);
}

/** For whoever asked us to, or has to go. The log keeps that it happened, not whose it was. */
async function remove({ services, actor, read }: DeskWork, accountId: number) {
  if (accountId === actor.id) throw new AppError('forbidden', staffAccounts.notYourself);
  const unconfirmed = checkConfirmation(read('confirmation'));
  if (unconfirmed) refuse('confirmation', unconfirmed);
  const account = await findAccountById(services.db, accountId);
  if (!account) throw new AppError('not-found', staffAccounts.gone);
  const { kind, status, createdAt } = account;
  const before = { kind, status, email: account.email && masked(account.email), createdAt };
  await eraseAccount(services, accountId, {
    alongside: (tx) =>
      recordAct(tx, { actor, objectId: accountId, action: 'account.delete', before }),
  });
  // Its page is gone with it.
  return { to: `${staffPaths.accounts}?deleted` };
}

const endSession = (work: DeskWork, accountId: number) =>
  recorded('account.end-sessions', async (tx, { id }) => {
    const session = id();
    if (!(await endOwnSession(tx, { accountId, sessionId: session })))
      throw new AppError('conflict', staffAccounts.sessionGone);
    return { objectId: accountId, after: { session }, said: staffAccounts.sessionEnded };
  })(work);

/** Of one's own, all but the one at work. */
const endAllSessions = (work: DeskWork, accountId: number) =>
  recorded('account.end-sessions', async (tx, { session, actor }) => {
    const isOwn = accountId === actor.id;
    const ended = await endSessions(tx, { accountId, ...(isOwn && { keep: session.id }) });
    if (ended === 0) throw new AppError('conflict', staffAccounts.sessionsGone);
    const said = isOwn ? staffAccounts.othersEnded : staffAccounts.sessionsEnded;
    return { objectId: accountId, after: { session: 'all' }, said };
  })(work);

/** For whoever wrote to us instead of following the link in the mail. */
const stopMailings = (work: DeskWork, accountId: number) =>
  recorded('account.stop-mailings', async (tx, { services }) => {
    await setMailings(tx, services.clock.now(), { accountId, on: false });
    return { objectId: accountId, said: staffAccounts.mailingsStopped };
  })(work);

/** A code to choose a new password with. The usual limits hold: staff cannot fill a mailbox either. */
async function sendResetCode({ services, actor }: DeskWork, accountId: number) {
  const { email } = await getAccount(services.db, accountId, services.clock.now());
  if (!email) throw new AppError('conflict', staffAccounts.nobodySignsIn);
  await requestPasswordReset(services, { email, client: staffClient(actor), browser: null });
  const action = 'account.send-reset-code';
  await recordAct(services.db, { actor, objectId: accountId, action });
  return staffAccounts.codeSent(email);
}
