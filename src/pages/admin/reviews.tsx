import { reviewsActs, loadReviewsDesk } from '#features/moderation/reviews/reviews-desk.server.ts';
import { ReviewsScreen } from '#features/moderation/reviews/reviews-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import { queryOf } from '../http/asked.server.ts';
import type { Route } from './+types/reviews';
import { deskAction } from './desk-action.server.ts';
import { deskMeta } from './desk-page.ts';

export { clientAction, handle, shouldRevalidate } from './desk-page.ts';

export const loader = (args: Route.LoaderArgs) =>
  loadReviewsDesk(args.context.get(servicesContext), queryOf(args));
export const action = (args: Route.ActionArgs) => deskAction(args, reviewsActs);

export const meta = deskMeta('Reviews', 'Staff look after reviews here.');

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsScreen {...loaderData} />;
}
