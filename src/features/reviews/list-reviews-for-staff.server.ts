import { and, count, desc, eq, ilike, or } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';

const PER_PAGE = 50;

interface Wanted {
  /** Both when absent. */
  state?: 'published' | 'removed' | undefined;
  /** Part of the text, of the author's name or email, or of the provider's name. */
  words?: string | undefined;
  /** From 1. */
  page?: number | undefined;
}

/** Reviews of the whole directory, newest first, with what only staff may see. */
export async function listReviewsForStaff(db: Db, { state, words, page = 1 }: Wanted = {}) {
  const like = words?.trim() && `%${words.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const wanted = and(
    state && eq(reviews.state, state),
    like
      ? or(
          ilike(reviews.text, like),
          ilike(reviews.authorName, like),
          ilike(reviews.authorEmail, like),
          ilike(profiles.displayName, like),
        )
      : undefined,
  );
  const rows = await db
    .select({
      id: reviews.id,
      author: reviews.authorName,
      email: reviews.authorEmail,
      stars: reviews.stars,
      text: reviews.text,
      state: reviews.state,
      removedReason: reviews.removedReason,
      reply: reviews.reply,
      createdAt: reviews.createdAt,
      updatedAt: reviews.updatedAt,
      isDemo: reviews.isDemo,
      profile: { kind: profiles.kind, slug: profiles.slug, name: profiles.displayName },
    })
    .from(reviews)
    .innerJoin(profiles, eq(profiles.accountId, reviews.profileId))
    .where(wanted)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(PER_PAGE)
    .offset((Math.max(page, 1) - 1) * PER_PAGE);
  const [counted] = await db
    .select({ total: count() })
    .from(reviews)
    .innerJoin(profiles, eq(profiles.accountId, reviews.profileId))
    .where(wanted);
  return { reviews: rows, total: counted!.total, perPage: PER_PAGE };
}

export type StaffReview = Awaited<ReturnType<typeof listReviewsForStaff>>['reviews'][number];
