import { data, type RouterContextProvider } from 'react-router';
import { guardOwner } from '#features/accounts/access/guard-page.server.ts';
import { readFields } from '#features/accounts/access/read-fields.server.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { asAppError } from '#platform/errors.ts';
import { servicesContext } from '#platform/services.server.ts';
import { eq } from 'drizzle-orm';
import { listOwnReviews } from './list-own-reviews.server.ts';
import { replyToReview } from './reply-to-review.server.ts';
import { REVIEW_MESSAGES } from './review.rules.ts';

interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** What became of a reply; without scripts the page finds by its review where to tell it. */
export interface ReplyAnswer {
  reviewId?: number;
  typed?: string;
  done?: string;
  failure?: string;
}

export async function loadOwnReviews(asked: Asked) {
  const { id, kind } = guardOwner(asked);
  const { db } = asked.context.get(servicesContext);
  const [profile] = await db
    .select({ slug: profiles.slug, ratingSum: profiles.ratingSum, count: profiles.reviewCount })
    .from(profiles)
    .where(eq(profiles.accountId, id));
  return { kind, profile: profile!, reviews: await listOwnReviews(db, id) };
}

/** Whose review it is comes from the session, never from the form. */
export async function answerReply(asked: Asked) {
  const { id: accountId } = guardOwner(asked);
  const { review, text } = await readFields(asked.request, ['review', 'text']);
  const reviewId = /^\d{1,15}$/.test(review) ? Number(review) : 0;
  try {
    await replyToReview(asked.context.get(servicesContext), { accountId, reviewId, text });
    return data<ReplyAnswer>({ reviewId, done: REVIEW_MESSAGES.replySent });
  } catch (error) {
    const known = asAppError(error);
    if (!known) throw error;
    const answer = { reviewId, typed: text, failure: known.message };
    return data<ReplyAnswer>(answer, { status: known.status });
  }
}
