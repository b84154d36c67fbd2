import { eq } from 'drizzle-orm';
import { listSessions } from '#features/accounts/list-sessions.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { AppError } from '#platform/errors.ts';
import { ACCOUNTS_MESSAGES } from './accounts-desk.rules.ts';

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
