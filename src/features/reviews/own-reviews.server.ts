import { reviews as words } from '#messages';
import { and, desc, eq, isNull, lt, or, type SQL } from 'drizzle-orm';
import { languagesOf } from '#features/profile-page/public-reviews.server.ts';
import { manyLines } from '#platform/plain-text.rules.ts';
import { localDay } from '#platform/local-day.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { AppError, refuseWrong } from '#platform/errors.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import { sayReason } from '#platform/say-reason.server.ts';
import type { Services } from '#platform/services.server.ts';
import { reviewReplyMail } from './mails/review-mails.server.ts';
import { checkReply } from './review.rules.ts';

/** What was written about a profile, newest first, and what it comes to; nothing of an author but the first name. */
export async function listOwnReviews(db: Db, accountId: number) {
  const [profile] = await db
    .select({ slug: profiles.slug, ratingSum: profiles.ratingSum, count: profiles.reviewCount })
    .from(profiles)
    .where(eq(profiles.accountId, accountId));
  return { profile: profile!, reviews: await listReviews(db, eq(reviews.profileId, accountId)) };
}

/** The newest first. */
export async function listReviews(db: Db, where: SQL | undefined, most?: number) {
  const all = db
    .select()
    .from(reviews)
    .where(where)
    .orderBy(desc(reviews.createdAt), reviews.id)
    .$dynamic();
  const rows = await (most ? all.limit(most) : all);
  return rows.map((row) => ({
    id: row.id,
    author: row.authorName,
    stars: row.stars,
    text: row.text,
    reply: row.reply,
    mayReply: !row.repliedAt || row.repliedAt < row.updatedAt,
    removedReason:
      row.state === 'removed' && row.removedReason ? sayReason(row.removedReason) : null,
    date: localDay(row.createdAt),
    edited: row.updatedAt > row.createdAt,
    ...languagesOf(row),
  }));
}

export type OwnReview = Awaited<ReturnType<typeof listReviews>>[number];

interface Reply {
  accountId: number;
  reviewId: number;
  text: string;
}

/** One reply to what a review says: where its author has changed it since, another takes its place. */
const isOpen = or(isNull(reviews.reply), lt(reviews.repliedAt, reviews.updatedAt));

/** Publishes the provider's reply and mails it to the author: both, or neither. */
export async function replyToReview(services: Services, given: Reply): Promise<void> {
  const { db, clock } = services;
  const { accountId, reviewId } = given;
  const reply = manyLines(given.text);
  refuseWrong({ text: checkReply(reply) });

  await db.transaction(async (tx) => {
    const own = and(
      eq(reviews.id, reviewId),
      eq(reviews.profileId, accountId),
      eq(reviews.state, 'published'),
    );
    const [review] = await tx
      .update(reviews)
      .set({ reply, repliedAt: clock.now() })
      .where(and(own, isOpen))
      .returning();
    if (!review) {
      const [answered] = await tx.select({ id: reviews.id }).from(reviews).where(own);
      throw answered
        ? new AppError('conflict', words.replied)
        : new AppError('not-found', words.notThere);
    }
    // Nobody reads the mail of invented authors.
    if (review.isDemo) return;
    const [profile] = await tx
      .select({ kind: profiles.kind, name: profiles.displayName, slug: profiles.slug })
      .from(profiles)
      .where(eq(profiles.accountId, accountId));
    const facts = { ...profile!, reviewId, author: review.authorName, reply };
    const author = { email: review.authorEmail, language: review.language };
    await mailTo(services, author, (site) => reviewReplyMail(site, facts), tx);
  });
}
