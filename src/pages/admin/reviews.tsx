import { staffReviews } from '#messages';
import { reviewsActs, loadReviewsDesk } from '#features/moderation/reviews/reviews-desk.server.ts';
import { ReviewsScreen } from '#features/moderation/reviews/reviews-screen.tsx';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskMeta, deskPage, deskScreen } from './desk-page.tsx';

export { clientAction, shouldRevalidate } from './desk-page.tsx';
export const handle = deskPage('reviews');
export const loader = deskLoader(loadReviewsDesk);
export const action = deskActions(reviewsActs);
export const meta = deskMeta(() => staffReviews);
export default deskScreen<typeof loader>(ReviewsScreen);
