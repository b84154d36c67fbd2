import { staffReviews } from '#messages';
import { reviewsActs, loadReviewsDesk } from '#features/moderation/reviews/reviews-desk.server.ts';
import { ReviewsScreen } from '#features/moderation/reviews/reviews-screen.tsx';
import type { Route } from './+types/reviews';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage } from './desk-page.ts';

export { clientAction, shouldRevalidate } from './desk-page.ts';
export const handle = deskPage('reviews');

export const loader = deskLoader(loadReviewsDesk);
export const action = deskActions(reviewsActs);

export const meta = deskMeta(() => staffReviews);

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsScreen {...loaderData} />;
}
