import { reviews } from '#messages';
import { data } from 'react-router';
import { servicesContext } from '#platform/services.server.ts';
import { listOwnReviews, replyToReview } from '#features/reviews/own-reviews.server.ts';
import type { ReplyAnswer } from '#features/reviews/use-reply.ts';
import type { Asked } from './http/asked.server.ts';
import { readFields } from './http/read-fields.server.ts';
import { orRefusal } from './http/refusal.server.ts';
import { ownerOf } from './owners-only.server.ts';

export async function loadOwnReviews(asked: Asked) {
  const { id, kind } = ownerOf(asked.context);
  return { kind, ...(await listOwnReviews(asked.context.get(servicesContext).db, id)) };
}

/** Whose review it is comes from the session, never from the form. */
export async function replyAction(asked: Asked) {
  const { id: accountId } = ownerOf(asked.context);
  const { review, text } = await readFields(asked.request, ['review', 'text']);
  const reviewId = /^\d{1,15}$/.test(review) ? Number(review) : 0;
  const reply = async () => {
    await replyToReview(asked.context.get(servicesContext), { accountId, reviewId, text });
    return data<ReplyAnswer>({ reviewId, done: reviews.replySent });
  };
  return orRefusal(reply, ({ message }): ReplyAnswer => ({
    reviewId,
    typed: text,
    failure: message,
  }));
}
