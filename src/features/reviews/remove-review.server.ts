import { eq, sql } from 'drizzle-orm';
import { auditLog } from '#platform/db/tables/moderation.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';

interface Removal {
  actor: { id: number; email: string };
  reviewId: number;
  /** Shown in public, in the place of the review. */
  reason: string;
}

/** Takes a review out, never without a reason that everybody can read and a row in the log. */
export async function removeReview(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { actor, reviewId, reason }: Removal,
): Promise<void> {
  if (!reason.trim())
    throw new AppError('bad-input', 'A public reason is required.', { field: 'reason' });
  await db.transaction(async (tx) => {
    const [review] = await tx.select().from(reviews).where(eq(reviews.id, reviewId)).for('update');
    if (!review) throw new AppError('not-found', 'This review does not exist any more.');
    if (review.state === 'removed')
      throw new AppError('conflict', 'This review was removed already.');
    await tx
      .update(reviews)
      .set({ state: 'removed', removedReason: reason, updatedAt: clock.now() })
      .where(eq(reviews.id, reviewId));
    await tx
      .update(profiles)
      .set({
        ratingSum: sql`${profiles.ratingSum} - ${review.stars}`,
        reviewCount: sql`${profiles.reviewCount} - 1`,
      })
      .where(eq(profiles.accountId, review.profileId));
    await tx.insert(auditLog).values({
      actorId: actor.id,
      actorEmail: actor.email,
      action: 'review.remove',
      objectKind: 'review',
      objectId: String(reviewId),
      before: { state: 'published' },
      after: { state: 'removed', reason },
    });
  });
}
