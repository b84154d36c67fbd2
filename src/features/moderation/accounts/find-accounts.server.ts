import { and, count, desc, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { listSessions } from '#features/accounts/session.server.ts';
import { AppError } from '#platform/errors.ts';
import { containing } from '../desk/containing.server.ts';
import { DESK_PAGE_SIZE } from '../desk/desk.rules.ts';
import {
  ACCOUNTS_MESSAGES,
  type AccountKindChoice,
  type AccountStateChoice,
} from './accounts-desk.rules.ts';

interface AccountFilter {
  /** Part of an email, a name or a phone number. */
  search: string;
  kind: AccountKindChoice;
  state: AccountStateChoice;
}

/** Newest first. */
export async function findAccounts(db: Db, filter: AccountFilter, page: number) {
  const where = and(...conditions(filter));
  const rows = await db
    .select({
      id: accounts.id,
      email: accounts.email,
      kind: accounts.kind,
      status: accounts.status,
      isDemo: accounts.isDemo,
      createdAt: accounts.createdAt,
      name: profiles.displayName,
      phone: profiles.phone,
      profileState: profiles.reviewStatus,
      pausedAt: profiles.pausedAt,
    })
    .from(accounts)
    .leftJoin(profiles, eq(profiles.accountId, accounts.id))
    .where(where)
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(DESK_PAGE_SIZE)
    .offset((page - 1) * DESK_PAGE_SIZE);
  const [all] = await db
    .select({ total: count() })
    .from(accounts)
    .leftJoin(profiles, eq(profiles.accountId, accounts.id))
    .where(where);
  return { rows, total: all!.total };
}

function conditions({ search, kind, state }: AccountFilter): (SQL | undefined)[] {
  return [
    kind ? eq(accounts.kind, kind) : undefined,
    state ? STATE_IS[state]() : undefined,
    search
      ? or(
          containing(accounts.email, search),
          containing(profiles.displayName, search),
          containing(profiles.workEmail, search),
          phoneLike(search),
        )
      : undefined,
  ];
}

const STATE_IS: Record<Exclude<AccountStateChoice, ''>, () => SQL> = {
  active: () => eq(accounts.status, 'active'),
  suspended: () => eq(accounts.status, 'suspended'),
  pending: () => eq(profiles.reviewStatus, 'pending'),
  approved: () => eq(profiles.reviewStatus, 'approved'),
  rejected: () => eq(profiles.reviewStatus, 'rejected'),
  held: () => eq(profiles.reviewStatus, 'suspended'),
  paused: () => isNotNull(profiles.pausedAt),
};

/** Numbers are kept as +501 and seven digits, however they are typed. */
function phoneLike(search: string): SQL | undefined {
  const digits = search.replace(/[\s()+-]/g, '');
  return /^\d{3,15}$/.test(digits) ? sql`strpos(${profiles.phone}, ${digits}) > 0` : undefined;
}

/** What staff may know of an account: nothing that would open it. */
export async function getAccount(db: Db, id: number, now: Date) {
  const [row] = await db
    .select({
      id: accounts.id,
      email: accounts.email,
      kind: accounts.kind,
      status: accounts.status,
      isDemo: accounts.isDemo,
      createdAt: accounts.createdAt,
      lastLoginAt: accounts.lastLoginAt,
      profile: {
        kind: profiles.kind,
        slug: profiles.slug,
        name: profiles.displayName,
        headline: profiles.headline,
        phone: profiles.phone,
        workEmail: profiles.workEmail,
        workEmailConfirmedAt: profiles.workEmailConfirmedAt,
        status: profiles.reviewStatus,
        reason: profiles.reviewReason,
        listed: profiles.listed,
        pausedAt: profiles.pausedAt,
        submittedAt: profiles.submittedAt,
        confirmedAt: profiles.confirmedAt,
      },
    })
    .from(accounts)
    .leftJoin(profiles, eq(profiles.accountId, accounts.id))
    .where(eq(accounts.id, id));
  if (!row) throw new AppError('not-found', ACCOUNTS_MESSAGES.gone);
  return { ...row, sessions: await listSessions(db, id, now) };
}
