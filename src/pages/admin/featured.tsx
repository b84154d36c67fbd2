import { orNetworkFailure } from '#features/accounts/access/or-network-failure.ts';
import {
  featuredActs,
  loadFeaturedDesk,
} from '#features/moderation/featured/featured-desk.server.ts';
import { FeaturedScreen } from '#features/moderation/featured/featured-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import { queryOf } from '../http/asked.server.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/featured';
import { deskAction } from './desk-action.server.ts';

export { revalidateDesk as shouldRevalidate } from '#features/moderation/desk/revalidate-desk.ts';
export { staffPage as handle } from '../page-access.ts';

export const loader = (args: Route.LoaderArgs) =>
  loadFeaturedDesk(args.context.get(servicesContext), queryOf(args));
export const action = (args: Route.ActionArgs) => deskAction(args, featuredActs);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orNetworkFailure(serverAction);

export function meta({ matches }: Route.MetaArgs) {
  const description = 'Staff choose here whom the home page shows first.';
  return pageMeta(matches, { title: 'Featured', description, index: false });
}

export default function Featured({ loaderData }: Route.ComponentProps) {
  return <FeaturedScreen {...loaderData} />;
}
