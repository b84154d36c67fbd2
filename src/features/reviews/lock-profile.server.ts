import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';

/** Takes the row of a profile until the transaction ends: whoever changes its reviews comes one after the other. */
export async function lockProfile(tx: Db, profileId: number) {
  const [profile] = await tx
    .select({
      kind: profiles.kind,
      slug: profiles.slug,
      name: profiles.displayName,
      listed: profiles.listed,
      loginEmail: accounts.email,
    })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(eq(profiles.accountId, profileId))
    .for('no key update', { of: profiles });
  return profile ?? null;
}
