import { orNetworkFailure } from '#features/accounts/access/or-network-failure.ts';
import { QueueScreen } from '#features/moderation/queue/queue-screen.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/queue';
import { loadQueue, queueAction } from './queue.server.ts';

export { staffPage as handle } from '../page-access.ts';

export const loader = (args: Route.LoaderArgs) => loadQueue(args);
export const action = (args: Route.ActionArgs) => queueAction(args);
export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orNetworkFailure(serverAction);

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Review queue',
    description: 'Profiles that wait for review.',
    index: false,
  });
}

export default function Queue({ loaderData }: Route.ComponentProps) {
  return <QueueScreen queue={loaderData} />;
}
