import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { invitations } from '#platform/db/tables/invitations.ts';
import { isInvitationToken, type Invitation } from './invitation.ts';

const isOpen = (token: string) => and(eq(invitations.token, token), isNull(invitations.endedAt));

/** Null where nobody made it, or staff have ended it. */
export async function findInvitation(db: Db, token: string): Promise<Invitation | null> {
  if (!isInvitationToken(token)) return null;
  const { kind, category, location } = invitations;
  const [found] = await db
    .select({ token: invitations.token, kind, category, location })
    .from(invitations)
    .where(isOpen(token));
  return found ?? null;
}

/** Inside the transaction that makes the account. One that has ended meanwhile keeps nobody out. */
export async function countInvited(tx: Db, token: string, accountId: number): Promise<void> {
  if (!isInvitationToken(token)) return;
  const [used] = await tx
    .update(invitations)
    .set({ usedCount: sql`${invitations.usedCount} + 1` })
    .where(isOpen(token))
    .returning({ id: invitations.id });
  if (used)
    await tx.update(accounts).set({ invitationId: used.id }).where(eq(accounts.id, accountId));
}
