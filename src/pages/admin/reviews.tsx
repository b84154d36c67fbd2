import { orNetworkFailure } from '#features/accounts/access/or-network-failure.ts';
import { reviewsActs, loadReviewsDesk } from '#features/moderation/reviews/reviews-desk.server.ts';
import { ReviewsScreen } from '#features/moderation/reviews/reviews-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import { queryOf } from '../http/asked.server.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/reviews';
import { deskAction } from './desk-action.server.ts';

export { revalidateDesk as shouldRevalidate } from '#features/moderation/desk/revalidate-desk.ts';
export { staffPage as handle } from '../page-access.ts';

export const loader = (args: Route.LoaderArgs) =>
  loadReviewsDesk(args.context.get(servicesContext), queryOf(args));
export const action = (args: Route.ActionArgs) => deskAction(args, reviewsActs);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orNetworkFailure(serverAction);

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Staff look after reviews here.';
  return pageMeta(matches, { title: 'Reviews', description, index: false });
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  return <ReviewsScreen {...loaderData} />;
}
