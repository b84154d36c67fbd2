import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import type { Env } from '#platform/env.server.ts';

export type Account = typeof accounts.$inferSelect;

export async function findAccount(db: Db, email: string): Promise<Account | null> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(sql`lower(${accounts.email}) = ${email.trim().toLowerCase()}`);
  return account ?? null;
}

export async function findAccountById(db: Db, id: number): Promise<Account | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  return account ?? null;
}

type Asking = Pick<Account, 'status' | 'isDemo'>;

/** Invented people come in where the demo is on: a directory that was begun with it and then opened is a real one. */
export const maySignIn = ({ status, isDemo }: Asking, { DEMO_DATA }: Pick<Env, 'DEMO_DATA'>) =>
  status === 'active' && (DEMO_DATA || !isDemo);
