import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { joining, staff, staffTeam } from '#messages';
import { checkTypedEmail } from '#features/accounts/email.rules.ts';
import { findAccount } from '#features/accounts/find-account.server.ts';
import { newInvitation } from '#features/accounts/staff/join-staff.server.ts';
import { keepAnAdmin, takeBackKeys } from '#features/accounts/staff/leaving-staff.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { pick } from '#platform/db/pick.server.ts';
import { accounts, staffInvitations } from '#platform/db/tables/accounts.ts';
import { AppError } from '#platform/errors.ts';
import { LANGUAGES, type Language } from '#platform/language.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Session } from '#platform/session-context.server.ts';
import { mayDo, STAFF_ROLES, type StaffRole } from '#platform/staff-roles.rules.ts';
import { staffClient } from '../accounts/begun-signup.server.ts';
import { recorded, refuse, type DeskActs, type DeskWork } from '../desk/desk-acts.server.ts';
import { staffInvitationMail, staffNewsMail } from '../mails/team-mails.server.ts';

export async function loadTeam({ db, clock }: Services, _query: unknown, session: Session) {
  const members = await db
    .select({
      id: accounts.id,
      email: accounts.email,
      role: sql<StaffRole>`${accounts.staffRole}`,
      status: accounts.status,
      hasSecondFactor: sql<boolean>`${accounts.totpConfirmedAt} is not null or ${accounts.isDemo}`,
      lastLoginAt: accounts.lastLoginAt,
    })
    .from(accounts)
    .where(eq(accounts.kind, 'admin'))
    .orderBy(desc(accounts.staffRole), asc(accounts.email));
  const invited = await db
    .select({
      ...pick(staffInvitations, 'id', 'email', 'role', 'expiresAt'),
      by: accounts.email,
    })
    .from(staffInvitations)
    .leftJoin(accounts, eq(accounts.id, staffInvitations.invitedBy))
    .orderBy(desc(staffInvitations.createdAt));
  return {
    ownId: session.account.id,
    members,
    invited: invited.map((each) => ({ ...each, expired: each.expiresAt <= clock.now() })),
  };
}

export type TeamView = Awaited<ReturnType<typeof loadTeam>>;

export const teamActs: DeskActs = {
  async invite(work) {
    const email = work.read('email').trim();
    const wrong = checkTypedEmail(email);
    if (wrong) refuse('email', wrong);
    const [role, language] = [roleIn(work), languageIn(work)];
    await refuseTaken(work.services.db, email);
    await spendInvitation(work);
    return recorded('staff.invite', async (tx, { services, actor }) => {
      const { token, kept } = newInvitation(services);
      const [made] = await tx
        .insert(staffInvitations)
        .values({ email, role, language, ...kept, invitedBy: actor.id })
        .onConflictDoNothing()
        .returning({ id: staffInvitations.id });
      if (!made) refuse('email', staffTeam.invitedAlready);
      const facts = { by: actor.email, role, token };
      await mailTo(services, { email, language }, (site) => staffInvitationMail(site, facts), tx);
      return { objectId: email, after: { role, language }, said: staffTeam.invited(email) };
    })(work);
  },

  /** With a new link: the one before does not work any more. */
  async 'send-again'(work) {
    const id = work.id();
    await spendInvitation(work);
    return recorded('staff.send-again', async (tx, { services, actor }) => {
      const { token, kept } = newInvitation(services);
      // From now on it is theirs, whoever wrote it first.
      const [invitation] = await tx
        .update(staffInvitations)
        .set({ ...kept, invitedBy: actor.id })
        .where(eq(staffInvitations.id, id))
        .returning();
      if (!invitation) throw new AppError('conflict', staffTeam.invitationGone);
      const { email, role } = invitation;
      await refuseTaken(tx, email);
      const facts = { by: actor.email, role, token };
      await mailTo(services, invitation, (site) => staffInvitationMail(site, facts), tx);
      return { objectId: email, said: staffTeam.invited(email) };
    })(work);
  },

  revoke: recorded('staff.revoke', async (tx, work) => {
    const [invitation] = await tx
      .delete(staffInvitations)
      .where(eq(staffInvitations.id, work.id()))
      .returning();
    if (!invitation) throw new AppError('conflict', staffTeam.invitationGone);
    const { email, role } = invitation;
    await mailTo(work.services, invitation, (site) => staffNewsMail(site, 'withdrawn'), tx);
    return { objectId: email, before: { role }, said: staffTeam.revoked };
  }),

  'change-role': recorded('staff.change-role', async (tx, work) => {
    const role = roleIn(work);
    const member = await getMember(tx, work);
    const { id, email, staffRole: before } = member;
    if (role === before) throw new AppError('conflict', staffTeam.sameRole);
    await tx.update(accounts).set({ staffRole: role }).where(eq(accounts.id, id));
    await keepAnAdmin(tx, work.services.env);
    await takeBackKeys(tx, id, role);
    await mailTo(work.services, member, (site) => staffNewsMail(site, { role }), tx);
    const said = staffTeam.roleChanged(email ?? '', joining.roles[role]);
    return { before: { role: before }, after: { role }, said };
  }),

  /** The sessions go with the account; the log keeps who did what. */
  remove: recorded('staff.remove', async (tx, work) => {
    const member = await getMember(tx, work);
    const { id, email, staffRole: role } = member;
    await takeBackKeys(tx, id);
    await tx.delete(accounts).where(eq(accounts.id, id));
    await keepAnAdmin(tx, work.services.env);
    await mailTo(work.services, member, (site) => staffNewsMail(site, 'removed'), tx);
    return { before: { role, email }, said: staffTeam.removed(email ?? '') };
  }),
};

const spendInvitation = ({ services: { db, clock }, actor }: DeskWork) =>
  spend(db, clock.now(), LIMITS.staffInvitations, staffClient(actor));

async function refuseTaken(db: Db, email: string): Promise<void> {
  const account = await findAccount(db, email);
  if (account) refuse('email', account.kind === 'admin' ? staffTeam.isStaff : staffTeam.isProvider);
}

/** Somebody else of the staff: nobody makes themselves more than they are, or less. */
async function getMember(tx: Db, { actor, id }: DeskWork) {
  if (id() === actor.id) throw new AppError('forbidden', staffTeam.notYourself);
  const both = await tx
    .select()
    .from(accounts)
    .where(and(inArray(accounts.id, [actor.id, id()]), eq(accounts.kind, 'admin')))
    .orderBy(accounts.id)
    .for('update');
  const [acting, member] = [actor.id, id()].map((each) => both.find((row) => row.id === each));
  // Of two who remove each other at once, the second is not of the staff any more.
  if (acting?.status !== 'active' || !mayDo(acting.staffRole ?? undefined, 'staff'))
    throw new AppError('forbidden', staff.notYourRole);
  if (!member) throw new AppError('conflict', staffTeam.memberGone);
  return member;
}

function roleIn({ read }: DeskWork): StaffRole {
  return STAFF_ROLES.find((role) => role === read('role')) ?? refuse('role', staffTeam.roleUnknown);
}

function languageIn({ read }: DeskWork): Language {
  return (
    LANGUAGES.find((language) => language === read('language')) ??
    refuse('language', staffTeam.languageUnknown)
  );
}
