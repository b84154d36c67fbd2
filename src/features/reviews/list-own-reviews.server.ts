import { desc, eq } from 'drizzle-orm';
import { belizeDay } from '#platform/belize-day.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';

/** What was written about a profile, newest first, and what it comes to; nothing of an author but the first name. */
export async function listOwnReviews(db: Db, accountId: number) {
  const [profile] = await db
    .select({ slug: profiles.slug, ratingSum: profiles.ratingSum, count: profiles.reviewCount })
    .from(profiles)
    .where(eq(profiles.accountId, accountId));
  const rows = await db
    .select()
    .from(reviews)
    .where(eq(reviews.profileId, accountId))
    .orderBy(desc(reviews.createdAt), reviews.id);
  const written = rows.map((row) => ({
    id: row.id,
    author: row.authorName,
    stars: row.stars,
    text: row.text,
    reply: row.reply,
    removedReason: row.state === 'removed' ? row.removedReason : null,
    /** The day it was published. */
    date: belizeDay(row.createdAt),
    edited: row.updatedAt > row.createdAt,
  }));
  return { profile: profile!, reviews: written };
}

export type OwnReview = Awaited<ReturnType<typeof listOwnReviews>>['reviews'][number];
