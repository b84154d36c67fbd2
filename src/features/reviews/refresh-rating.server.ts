import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';

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
