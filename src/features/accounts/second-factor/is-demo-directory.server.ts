import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';

/** A directory of invented people has nothing to protect: there a second factor is offered, elsewhere it is a must. */
export async function isDemoDirectory(db: Db): Promise<boolean> {
  const [someone] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.isDemo, true))
    .limit(1);
  return someone !== undefined;
}
