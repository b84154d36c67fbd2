import { eq } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { paths } from '#platform/paths.ts';
import type { VisibilityView } from './account-view.ts';

/** Who sees the profile of an account; null when it has none. */
export async function findVisibility(
  db: Db,
  { id, kind }: { id: number; kind: 'specialist' | 'business' | 'admin' },
): Promise<VisibilityView | null> {
  if (kind === 'admin') return null;
  const [profile] = await db
    .select({
      slug: profiles.slug,
      pausedAt: profiles.pausedAt,
      listed: profiles.listed,
      reviewStatus: profiles.reviewStatus,
    })
    .from(profiles)
    .where(eq(profiles.accountId, id));
  if (!profile) return null;
  const { slug, pausedAt, listed, reviewStatus } = profile;
  return {
    path: kind === 'specialist' ? paths.specialist(slug) : paths.business(slug),
    pausedAt: pausedAt?.toISOString() ?? null,
    listed,
    reviewStatus,
  };
}
