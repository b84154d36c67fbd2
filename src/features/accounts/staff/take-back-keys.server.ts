import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { staffInvitations } from '#platform/db/tables/accounts.ts';
import { claimCodes } from '#platform/db/tables/claims.ts';
import { mayDo, type StaffRole } from '#platform/staff-roles.rules.ts';

/**
 * Whoever leaves the staff, or is less in it from now on, may have kept a link or a code that they made themselves: what
 * they may not make any more opens nothing. Before their account is deleted, with which it is forgotten whose these were.
 */
export async function takeBackKeys(tx: Db, accountId: number, role?: StaffRole): Promise<void> {
  if (!mayDo(role, 'staff'))
    await tx.delete(staffInvitations).where(eq(staffInvitations.invitedBy, accountId));
  if (!mayDo(role, 'claims')) await tx.delete(claimCodes).where(eq(claimCodes.madeBy, accountId));
}
