import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import type { Env } from '#platform/env.server.ts';

export type Account = typeof accounts.$inferSelect;
/** An account that somebody signs in with. */
export type Login = Account & { email: string };

export async function findAccount(db: Db, email: string): Promise<Login | null> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(sql`lower(${accounts.email}) = ${email.trim().toLowerCase()}`);
  return account && isLogin(account) ? account : null;
}

export async function findAccountById(db: Db, id: number): Promise<Account | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  return account ?? null;
}

/** The account, as long as it is as it was checked: who waited behind a new password, email or second factor has proved nothing. */
export const isStill = ({ id, status, email, passwordHash, totpSecret }: Login) =>
  and(
    eq(accounts.id, id),
    eq(accounts.status, status),
    eq(accounts.email, email),
    eq(accounts.passwordHash, passwordHash),
    sql`${accounts.totpSecret} is not distinct from ${totpSecret}`,
  );

type Emailed = Pick<Account, 'email'>;
type Asking = Pick<Account, 'email' | 'status' | 'isDemo'>;

export const isLogin = <Asked extends Emailed>(
  account: Asked,
): account is Asked & { email: string } => account.email !== null;

/** Invented people come in where the demo is on: a directory that was begun with it and then opened is a real one. */
export const maySignIn = <Asked extends Asking>(
  account: Asked,
  { DEMO_DATA }: Pick<Env, 'DEMO_DATA'>,
): account is Asked & { email: string } =>
  isLogin(account) && account.status === 'active' && (DEMO_DATA || !account.isDemo);
