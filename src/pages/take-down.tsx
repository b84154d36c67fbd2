import { findTakeDown, takeDown } from '#features/claiming/take-down.server.ts';
import { TakeDownScreen } from '#features/claiming/take-down-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import { claiming } from '#messages';
import type { Route } from './+types/take-down';
import { orNetworkFailure } from './or-network-failure.ts';
import { metaOf, siteOf } from './page-meta.ts';
import { leadOn } from './http/lead-on.server.ts';

export { publicPage as handle } from './page-access.ts';
export const middleware: Route.MiddlewareFunction[] = [leadOn];

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  findTakeDown(context.get(servicesContext), params.id, request.url);

export async function action({ request, context, params }: Route.ActionArgs) {
  await takeDown(context.get(servicesContext), params.id, request.url);
  return null;
}

export const clientAction = (args: Route.ClientActionArgs) => orNetworkFailure(args);

export const meta = metaOf(() => ({
  title: claiming.takeDownTitle,
  description: claiming.takeDownDescription,
  index: false,
}));

export default function TakeDown({
  loaderData,
  actionData,
  params,
  matches,
}: Route.ComponentProps) {
  return (
    <TakeDownScreen
      id={params.id}
      takeDown={loaderData}
      siteName={siteOf(matches)!.name}
      failure={actionData?.failure}
    />
  );
}
