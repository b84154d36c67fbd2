import { staffAccounts } from '#messages';
import { and, desc, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { isEmail } from '#features/accounts/email.rules.ts';
import { listSessions } from '#features/accounts/devices.server.ts';
import { displayPhone } from '#features/profiles/phone.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { pick } from '#platform/db/pick.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { sayReason } from '#platform/say-reason.server.ts';
import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import type { Session } from '#platform/session-context.server.ts';
import { mayDo } from '#platform/staff-roles.rules.ts';
import { anyContaining, idOf, type DeskActs } from '../desk/desk-acts.server.ts';
import { choiceIn, DESK_PAGE_SIZE, pageIn, searchIn } from '../desk/desk.rules.ts';
import { findBegunSignup, resendSignupCode } from './begun-signup.server.ts';

const COLUMNS = {
  ...pick(accounts, 'id', 'email', 'kind', 'status', 'isDemo', 'createdAt'),
};

export async function loadAccounts({ db, clock }: Services, query: URLSearchParams) {
  const search = searchIn(query);
  const filter = {
    search,
    kind: choiceIn(query, 'kind', staffAccounts.kinds),
    state: choiceIn(query, 'state', staffAccounts.states),
  };
  const where = and(
    filter.kind ? eq(accounts.kind, filter.kind) : undefined,
    filter.state ? STATE_IS[filter.state] : undefined,
    or(
      anyContaining(search, accounts.email, profiles.displayName, profiles.workEmail),
      phoneLike(search),
    ),
  );
  const joined = sql`${accounts} left join ${profiles} on ${profiles.accountId} = ${accounts.id}`;
  const at = pageIn(query, await db.$count(joined, where));
  const rows = await db
    .select({
      ...COLUMNS,
      name: profiles.displayName,
      ...pick(profiles, 'phone', 'pausedAt', 'unclaimed'),
      profileState: profiles.reviewStatus,
    })
    .from(accounts)
    .leftJoin(profiles, eq(profiles.accountId, accounts.id))
    .where(where)
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(DESK_PAGE_SIZE)
    .offset((at.page - 1) * DESK_PAGE_SIZE);
  return {
    filter,
    accounts: rows.map((row) => ({ ...row, phone: displayPhone(row.phone) })),
    signup: isEmail(search) ? await findBegunSignup(db, search, clock.now()) : null,
    ...at,
    justDeleted: query.has('deleted'),
  };
}

export type AccountsView = Awaited<ReturnType<typeof loadAccounts>>;

export const accountsActs: DeskActs = {
  async 'signup-code'({ services, actor, read }) {
    await resendSignupCode(services, { actor, email: read('id') });
    return staffAccounts.codeSent(read('id'));
  },
};

export async function loadAccountDesk(
  { db, clock }: Services,
  session: Session,
  id: string | undefined,
) {
  const account = await getAccount(db, idOf(id), clock.now());
  return {
    account,
    phone: displayPhone(account.profile?.phone ?? null),
    isOwn: account.id === session.account.id,
    ownSession: session.id,
    mayChange: mayDo(session.account.role, 'account standing'),
  };
}

export type AccountDeskView = Awaited<ReturnType<typeof loadAccountDesk>>;

const STATE_IS: Record<Exclude<keyof typeof staffAccounts.states, ''>, SQL> = {
  active: eq(accounts.status, 'active'),
  suspended: eq(accounts.status, 'suspended'),
  pending: eq(profiles.reviewStatus, 'pending'),
  approved: eq(profiles.reviewStatus, 'approved'),
  rejected: eq(profiles.reviewStatus, 'rejected'),
  held: eq(profiles.reviewStatus, 'suspended'),
  paused: isNotNull(profiles.pausedAt),
  unclaimed: sql`${profiles.unclaimed}`,
};

/** Numbers are kept with the country's code, however they are typed. */
function phoneLike(search: string): SQL | undefined {
  const digits = search.replace(/[\s()+-]/g, '');
  return /^\d{3,15}$/.test(digits) ? sql`strpos(${profiles.phone}, ${digits}) > 0` : undefined;
}

/** What staff may know of an account: nothing that would open it. */
export async function getAccount(db: Db, id: number, now: Date) {
  const [row] = await db
    .select({
      ...COLUMNS,
      lastLoginAt: accounts.lastLoginAt,
      mailingsOffAt: accounts.mailingsOffAt,
      profile: {
        kind: profiles.kind,
        slug: profiles.slug,
        headline: profiles.headline,
        phone: profiles.phone,
        workEmail: profiles.workEmail,
        workEmailConfirmedAt: profiles.workEmailConfirmedAt,
        listed: profiles.listed,
        pausedAt: profiles.pausedAt,
        submittedAt: profiles.submittedAt,
        unclaimed: profiles.unclaimed,
        askedAt: profiles.askedAt,
        name: profiles.displayName,
        status: profiles.reviewStatus,
        reason: profiles.reviewReason,
      },
    })
    .from(accounts)
    .leftJoin(profiles, eq(profiles.accountId, accounts.id))
    .where(eq(accounts.id, id));
  if (!row) throw new AppError('not-found', staffAccounts.gone);
  const profile = row.profile && {
    ...row.profile,
    reason: row.profile.reason && sayReason(row.profile.reason),
  };
  return { ...row, profile, sessions: await listSessions(db, id, now) };
}
