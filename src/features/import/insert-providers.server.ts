import { sql } from 'drizzle-orm';
import { insertAll } from '#platform/db/insert-all.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { businessProfiles, profiles, specialistProfiles } from '#platform/db/tables/profiles.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/** One provider, ready to be written; `accountId` is known once its account is. */
export interface NewProvider {
  account: typeof accounts.$inferInsert;
  profile: Omit<typeof profiles.$inferInsert, 'accountId'>;
  kind: ProviderKind;
  details: object;
}

/** Writes accounts and profiles; returns the account ids in the order of the providers. */
export async function insertProviders(
  tx: Db,
  providers: readonly NewProvider[],
): Promise<number[]> {
  const owners = providers.map(({ account }) => account);
  const inserted = await tx.execute<{ id: string }>(
    sql`${insertAll(accounts, owners)} returning id`,
  );
  const ids = inserted.rows.map(({ id }) => Number(id));
  const withId = <Row>(row: Row, index: number) => ({ ...row, accountId: ids[index]! });

  const rows = providers.map(({ profile }, index) => withId(profile, index));
  await tx.execute(insertAll(profiles, rows));
  const detailsOf = <Row>(kind: ProviderKind) =>
    providers.flatMap((each, index) =>
      each.kind === kind ? [withId(each.details as Row, index)] : [],
    );
  const specialists =
    detailsOf<Omit<typeof specialistProfiles.$inferInsert, 'accountId'>>('specialist');
  const businesses = detailsOf<Omit<typeof businessProfiles.$inferInsert, 'accountId'>>('business');
  if (specialists.length > 0) await tx.execute(insertAll(specialistProfiles, specialists));
  if (businesses.length > 0) await tx.execute(insertAll(businessProfiles, businesses));
  return ids;
}
