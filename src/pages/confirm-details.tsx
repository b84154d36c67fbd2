import {
  confirmByLink,
  findConfirmation,
} from '#features/insights/freshness/confirmation.server.ts';
import { ConfirmScreen } from '#features/insights/freshness/confirm-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import { dashboard } from '#messages';
import { orNetworkFailure } from './or-network-failure.ts';
import type { Route } from './+types/confirm-details';
import { metaOf } from './page-meta.ts';

export { publicPage as handle } from './page-access.ts';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  findConfirmation(context.get(servicesContext), request.url);

export async function action({ request, context }: Route.ActionArgs) {
  await confirmByLink(context.get(servicesContext), request.url);
  return null;
}

export const clientAction = (args: Route.ClientActionArgs) => orNetworkFailure(args);

export const meta = metaOf(() => ({
  title: dashboard.question,
  description: dashboard.questionDescription,
  index: false,
}));

export default function ConfirmDetails({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmScreen confirmation={loaderData} failure={actionData?.failure} />;
}
