import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { orNetworkFailure } from '#features/accounts/access/or-network-failure.ts';
import { ItemScreen } from '#features/moderation/queue/item-screen.tsx';
import { pageMeta, siteOf } from '../page-meta.ts';
import type { Route } from './+types/queue-item';
import { loadItem, queueAction } from './queue.server.ts';

export { staffPage as handle } from '../page-access.ts';

export const loader = (args: Route.LoaderArgs) => loadItem(args, args.params.slug);
export const action = (args: Route.ActionArgs) => queueAction(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orNetworkFailure(serverAction);

/** Also after a refusal: what the page shows may be what was wrong. Not when nobody answers. */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) =>
  actionStatus !== 503;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `Review ${loaderData?.name ?? ''}`.trim(),
    description: 'A profile that waits for review.',
    index: false,
  });
}

export default function QueueItem({ loaderData, matches }: Route.ComponentProps) {
  return <ItemScreen item={loaderData} siteName={siteOf(matches)?.name ?? ''} />;
}
