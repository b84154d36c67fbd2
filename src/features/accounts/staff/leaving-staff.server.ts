import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { staff } from '#messages';
import type { Db } from '#platform/db/database.server.ts';
import { accounts, staffInvitations } from '#platform/db/tables/accounts.ts';
import type { Env } from '#platform/env.server.ts';
import { AppError } from '#platform/errors.ts';
import { claimCodes } from '#platform/db/tables/claims.ts';
import { mayDo, type StaffRole } from '#platform/staff-roles.rules.ts';

/**
 * Refuses what would leave nobody who may do everything and can sign in. After the change, in its transaction: of two
 * who take each other's role away at once, the second waits here and then counts without the first.
 */
export async function keepAnAdmin(tx: Db, { DEMO_DATA }: Pick<Env, 'DEMO_DATA'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('the last admin'))`);
  const left = and(
    eq(accounts.staffRole, 'admin'),
    eq(accounts.status, 'active'),
    isNotNull(accounts.email),
    DEMO_DATA ? undefined : eq(accounts.isDemo, false),
  );
  if ((await tx.$count(accounts, left)) === 0) throw new AppError('conflict', staff.lastAdmin);
}

/**
 * Whoever leaves the staff, or is less in it from now on, may have kept a link or a code that they made themselves: what
 * they may not make any more opens nothing. Before their account is deleted, with which it is forgotten whose these were.
 */
export async function takeBackKeys(tx: Db, accountId: number, role?: StaffRole): Promise<void> {
  if (!mayDo(role, 'staff'))
    await tx.delete(staffInvitations).where(eq(staffInvitations.invitedBy, accountId));
  if (!mayDo(role, 'claims')) await tx.delete(claimCodes).where(eq(claimCodes.madeBy, accountId));
}
