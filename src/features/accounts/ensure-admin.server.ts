import { accounts } from '#platform/db/tables/accounts.ts';
import type { Db } from '#platform/db/database.server.ts';
import { hashPassword } from './password.server.ts';

/** Creates the admin named in the configuration; an account that exists already keeps its password. */
export async function ensureAdmin(
  db: Db,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await db
    .insert(accounts)
    .values({ kind: 'admin', email, passwordHash: await hashPassword(password) })
    .onConflictDoNothing();
}
