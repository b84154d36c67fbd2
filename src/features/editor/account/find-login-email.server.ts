import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';

/** Null when there is no such account any more. */
export async function findLoginEmail(db: Db, accountId: number): Promise<string | null> {
  const [row] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row?.email ?? null;
}
