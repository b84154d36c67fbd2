import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';

export type Account = typeof accounts.$inferSelect;

export async function findAccount(db: Db, email: string): Promise<Account | null> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(sql`lower(${accounts.email}) = ${email.trim().toLowerCase()}`);
  return account ?? null;
}
