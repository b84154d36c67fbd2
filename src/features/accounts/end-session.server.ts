import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { sessions } from '#platform/db/tables/accounts.ts';

export async function endSession(db: Db, sessionId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

/** How many there were. */
export async function endSessionsOf(db: Db, accountId: number): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.accountId, accountId))
    .returning({ id: sessions.id });
  return ended.length;
}

/** How many there were. */
export async function endOtherSessions(
  db: Db,
  { accountId, keep }: { accountId: number; keep: number },
): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), ne(sessions.id, keep)))
    .returning({ id: sessions.id });
  return ended.length;
}
