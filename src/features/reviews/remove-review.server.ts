import { reviews as words } from '#messages';
import { eq } from 'drizzle-orm';
import { recordAct, type Actor } from '#features/accounts/record-act.server.ts';
import { manyLines } from '#platform/plain-text.rules.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { AppError, refuseWrong } from '#platform/errors.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import type { Services } from '#platform/services.server.ts';
import { lockProfile, refreshRating } from './rated-profile.server.ts';
import { reviewRemovedMail } from './mails/review-mails.server.ts';
import { checkRemovalReason } from './review.rules.ts';

interface Removal {
  actor: Actor;
  reviewId: number;
  /** Everybody reads it in place of the review. */
  reason: string;
}

/** Takes a review out of the rating and puts the reason in its place; kept in the audit log, told to the author. */
export async function removeReview(services: Services, removal: Removal): Promise<void> {
  const { db, clock } = services;
  const { actor, reviewId } = removal;
  const reason = manyLines(removal.reason);
  refuseWrong({ reason: checkRemovalReason(reason) });

  await db.transaction(async (tx) => {
    const findReview = () => tx.select().from(reviews).where(eq(reviews.id, reviewId));
    const [known] = await findReview();
    const profile = known && (await lockProfile(tx, known.profileId));
    // Read again: while we waited for the profile, somebody else may have decided, or merged it into another.
    const [review] = profile ? await findReview() : [];
    if (!profile || review?.profileId !== known.profileId)
      throw new AppError('not-found', words.notThere);
    if (review.state === 'removed') throw new AppError('conflict', words.removedAlready);

    const after = { state: 'removed' as const, removedReason: reason };
    await tx.update(reviews).set(after).where(eq(reviews.id, reviewId));
    await refreshRating(tx, review.profileId);
    const { state, stars, text, authorName, reply } = review;
    await recordAct(tx, {
      actor,
      action: 'remove',
      objectKind: 'review',
      objectId: reviewId,
      before: { state, stars, text, authorName, reply, profile: profile.slug },
      after,
      at: clock.now(),
    });
    if (review.isDemo) return;
    const facts = { ...profile, author: authorName, reason };
    const author = { email: review.authorEmail, language: review.language };
    await mailTo(services, author, (site) => reviewRemovedMail(site, facts), tx);
  });
}
