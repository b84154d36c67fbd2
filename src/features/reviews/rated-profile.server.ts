import { eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';

/** Takes the row of a profile until the transaction ends: whoever changes its reviews comes one after the other. */
export async function lockProfile(tx: Db, profileId: number) {
  const [profile] = await tx
    .select({
      kind: profiles.kind,
      slug: profiles.slug,
      name: profiles.displayName,
      listed: profiles.listed,
      loginEmail: accounts.email,
      language: accounts.language,
    })
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(eq(profiles.accountId, profileId))
    .for('no key update', { of: profiles });
  return profile ?? null;
}

/** Counts anew from the reviews that are published. Exact, because whoever writes a review holds its profile's row. */
export async function refreshRating(tx: Db, profileId: number): Promise<void> {
  await tx.execute(sql`
    update ${profiles} set rating_sum = counted.sum, review_count = counted.count
    from (
      select coalesce(sum(stars), 0)::int as sum, count(*)::int as count
      from ${reviews} where profile_id = ${profileId} and state = 'published'
    ) counted
    where account_id = ${profileId}`);
}
