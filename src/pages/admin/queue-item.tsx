import { ItemScreen } from '#features/moderation/queue/item-screen.tsx';
import { pageMeta, siteOf } from '../page-meta.ts';
import type { Route } from './+types/queue-item';
import { loadItem, queueAction } from './queue.server.ts';

export { clientAction, handle, shouldRevalidate } from './desk-page.ts';

export const loader = (args: Route.LoaderArgs) => loadItem(args, args.params.slug);
export const action = (args: Route.ActionArgs) => queueAction(args);

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
