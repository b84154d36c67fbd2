import { reviews } from '#messages';
import { OwnReviews } from '#features/reviews/own-reviews.tsx';
import { orNetworkFailure } from './or-network-failure.ts';
import type { Route } from './+types/reviews';
import { metaOf } from './page-meta.ts';
import { loadOwnReviews, replyAction } from './reviews.server.ts';

export { providerPage as handle } from './page-access.ts';

export const loader = (args: Route.LoaderArgs) => loadOwnReviews(args);
export const action = (args: Route.ActionArgs) => replyAction(args);
export const clientAction = (args: Route.ClientActionArgs) => orNetworkFailure(args);

export const meta = metaOf(() => ({
  title: reviews.ownTitle,
  description: reviews.ownDescription,
  index: false,
}));

export default function OwnReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <OwnReviews {...loaderData} posted={actionData} />;
}
