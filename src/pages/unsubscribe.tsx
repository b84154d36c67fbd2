import { mailings } from '#messages';
import { findSubscription, subscribeByLink } from '#features/mailings/unsubscribe.server.ts';
import { UnsubscribeScreen } from '#features/mailings/unsubscribe-screen.tsx';
import { servicesContext } from '#platform/services.server.ts';
import type { Route } from './+types/unsubscribe';
import { readFields } from './http/read-fields.server.ts';
import { orNetworkFailure } from './or-network-failure.ts';
import { metaOf } from './page-meta.ts';

export { publicPage as handle } from './page-access.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const subscription = await findSubscription(services, request.url);
  return { subscription, siteName: services.env.SITE_NAME };
}

/** Also what mail programs post by themselves, without a cookie and from nowhere: the link is its own proof. */
export async function action({ request, context }: Route.ActionArgs) {
  const { again } = await readFields(request, ['again']);
  await subscribeByLink(context.get(servicesContext), request.url, again === 'yes');
  return null;
}

export const clientAction = (args: Route.ClientActionArgs) => orNetworkFailure(args);

export const meta = metaOf(() => ({
  title: mailings.title,
  description: mailings.description,
  index: false,
}));

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return <UnsubscribeScreen {...loaderData} failure={actionData?.failure} />;
}
