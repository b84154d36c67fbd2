import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { staff } from '#messages';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import type { Env } from '#platform/env.server.ts';
import { AppError } from '#platform/errors.ts';

/**
 * Refuses what would leave nobody who may do everything and can sign in. After the change, in its transaction: of two
 * who take each other's role away at once, the second waits here and then counts without the first.
 */
export async function keepAnAdmin(tx: Db, { DEMO_DATA }: Pick<Env, 'DEMO_DATA'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('the last admin'))`);
  const left = and(
    eq(accounts.staffRole, 'admin'),
    eq(accounts.status, 'active'),
    isNotNull(accounts.email),
    DEMO_DATA ? undefined : eq(accounts.isDemo, false),
  );
  if ((await tx.$count(accounts, left)) === 0) throw new AppError('conflict', staff.lastAdmin);
}
