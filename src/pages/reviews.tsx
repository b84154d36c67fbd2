import { reviews } from '#messages';
import { data } from 'react-router';
import { listOwnReviews, replyToReview } from '#features/reviews/own-reviews.server.ts';
import { OwnReviews } from '#features/reviews/own-reviews.tsx';
import type { ReplyAnswer } from '#features/reviews/use-reply.ts';
import { servicesContext } from '#platform/services.server.ts';
import { readFields } from './http/read-fields.server.ts';
import { orRefusal } from './http/refusal.server.ts';
import { orNetworkFailure } from './or-network-failure.ts';
import type { Route } from './+types/reviews';
import { ownerOf } from './owners-only.server.ts';
import { metaOf } from './page-meta.ts';

export { shouldRevalidate } from './or-network-failure.ts';
export { providerPage as handle } from './page-access.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { id, kind } = ownerOf(context);
  return { kind, ...(await listOwnReviews(context.get(servicesContext).db, id)) };
}

/** Whose review it is comes from the session, never from the form. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: accountId } = ownerOf(context);
  const { review, text } = await readFields(request, ['review', 'text']);
  const reviewId = /^\d{1,15}$/.test(review) ? Number(review) : 0;
  const reply = async () => {
    await replyToReview(context.get(servicesContext), { accountId, reviewId, text });
    return data<ReplyAnswer>({ reviewId, done: reviews.replySent });
  };
  return orRefusal(reply, ({ message }): ReplyAnswer => ({
    reviewId,
    typed: text,
    failure: message,
  }));
}

export const clientAction = (args: Route.ClientActionArgs) => orNetworkFailure(args);

export const meta = metaOf(() => ({
  title: reviews.ownTitle,
  description: reviews.ownDescription,
  index: false,
}));

export default function OwnReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <OwnReviews {...loaderData} posted={actionData} />;
}
