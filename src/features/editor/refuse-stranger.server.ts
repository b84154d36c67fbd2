import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { problem } from '#platform/errors.ts';

/** A page may have been opened for another profile, before somebody else signed in in the next tab. */
export function refuseStranger(opened: string | null, slug: string): void {
  if (opened !== null && opened !== slug) throw problem('forbidden', 'otherAccount');
}

/** Before what it was opened for is read: a file may be large. */
export async function refuseStrangersPage(
  db: Db,
  { accountId, opened }: { accountId: number; opened: string | null },
): Promise<void> {
  const isOwn = eq(profiles.accountId, accountId);
  const [profile] = await db.select({ slug: profiles.slug }).from(profiles).where(isOwn);
  if (profile) refuseStranger(opened, profile.slug);
}
