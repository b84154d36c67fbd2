import {
  featuredActs,
  loadFeaturedDesk,
} from '#features/moderation/featured/featured-desk.server.ts';
import { FeaturedScreen } from '#features/moderation/featured/featured-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import { queryOf } from '../http/asked.server.ts';
import type { Route } from './+types/featured';
import { deskAction } from './desk-action.server.ts';
import { deskMeta } from './desk-page.ts';

export { clientAction, handle, shouldRevalidate } from './desk-page.ts';

export const loader = (args: Route.LoaderArgs) =>
  loadFeaturedDesk(args.context.get(servicesContext), queryOf(args));
export const action = (args: Route.ActionArgs) => deskAction(args, featuredActs);

export const meta = deskMeta('Featured', 'Staff choose here whom the home page shows first.');

export default function Featured({ loaderData }: Route.ComponentProps) {
  return <FeaturedScreen {...loaderData} />;
}
