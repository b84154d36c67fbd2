import { staffQueue } from '#messages';
import { findNews } from '#features/moderation/queue/find-decided.server.ts';
import { getItem, type ItemView } from '#features/moderation/queue/get-item.server.ts';
import { ItemScreen } from '#features/moderation/queue/item-screen.tsx';
import { queueActs } from '#features/moderation/queue/queue-desk.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import { queryOf } from '../http/asked.server.ts';
import { orNotFound } from '../http/or-not-found.server.ts';
import { pageMeta, siteOf } from '../page-meta.ts';
import type { Route } from './+types/queue-item';
import { deskActions } from './desk-action.server.ts';
import { deskPage } from './desk-page.ts';

export { clientAction, shouldRevalidate } from './desk-page.ts';
export const handle = deskPage('queue');

export const loader = (args: Route.LoaderArgs) =>
  orNotFound(async (): Promise<ItemView> => {
    const services = args.context.get(servicesContext);
    const item = await getItem(services, args.params.slug);
    return { ...item, news: await findNews(services.db, queryOf(args)) };
  });
export const action = deskActions(queueActs);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: staffQueue.reviewOf(loaderData?.name ?? '').trim(),
    description: staffQueue.itemDescription,
    index: false,
  });
}

export default function QueueItem({ loaderData, matches }: Route.ComponentProps) {
  return <ItemScreen item={loaderData} siteName={siteOf(matches)?.name ?? ''} />;
}
