import { ItemScreen } from '#features/moderation/queue/item-screen.tsx';
import { queueActs } from '#features/moderation/queue/queue-acts.server.ts';
import { pageMeta, siteOf } from '../page-meta.ts';
import type { Route } from './+types/queue-item';
import { deskAction } from './desk-action.server.ts';
import { loadItem } from './queue.server.ts';

export { clientAction, handle, shouldRevalidate } from './desk-page.ts';

export const loader = (args: Route.LoaderArgs) => loadItem(args, args.params.slug);
export const action = (args: Route.ActionArgs) => deskAction(args, queueActs);

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
