import { and, eq } from 'drizzle-orm';
import { accounts } from '#platform/db/tables/accounts.ts';
import type { Db } from '#platform/db/database.server.ts';
import { hashPassword } from './password.server.ts';

/** Whether anybody works here; those of the demo do not count. */
export const isStaffed = async (db: Db): Promise<boolean> =>
  (await db.$count(accounts, and(eq(accounts.kind, 'admin'), eq(accounts.isDemo, false)))) > 0;

/**
 * Creates the first admin, named in the configuration: whoever was removed by another one does not come back. False where
 * nobody works here still: the email is a provider's.
 */
export async function ensureAdmin(
  db: Db,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  if (await isStaffed(db)) return true;
  const made = await db
    .insert(accounts)
    .values({ kind: 'admin', email, passwordHash: await hashPassword(password) })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return made.length > 0 || isStaffed(db);
}
