import { inArray } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { profiles } from '#platform/db/tables/profiles.ts';

/** `key share` keeps a profile from being deleted, `update` from being changed as well. */
type Strength = 'key share' | 'update';

/** Until the transaction ends, in the one order of all who hold several. Those that are gone are left out. */
export const holdProfiles = (tx: Db, ids: readonly number[], strength: Strength) =>
  tx
    .select({
      id: profiles.accountId,
      kind: profiles.kind,
      slug: profiles.slug,
      version: profiles.version,
      status: profiles.reviewStatus,
      unclaimed: profiles.unclaimed,
      pausedAt: profiles.pausedAt,
      reviewCount: profiles.reviewCount,
    })
    .from(profiles)
    .where(inArray(profiles.accountId, [...ids]))
    .orderBy(profiles.accountId)
    .for(strength);

/** Null where it is gone. */
export async function holdProfile(tx: Db, id: number, strength: Strength) {
  const [profile] = await holdProfiles(tx, [id], strength);
  return profile ?? null;
}
