import { staffQueue } from '#messages';
import { findNews } from '#features/moderation/queue/find-decided.server.ts';
import { getItem, type ItemView } from '#features/moderation/queue/get-item.server.ts';
import { ItemScreen } from '#features/moderation/queue/item-screen.tsx';
import { queueActs } from '#features/moderation/queue/queue-desk.server.ts';
import { pageMeta, siteOf } from '../page-meta.ts';
import type { Route } from './+types/queue-item';
import { deskActions, deskLoader } from './desk-action.server.ts';
import { deskPage } from './desk-page.tsx';

export { clientAction, shouldRevalidate } from './desk-page.tsx';
export const handle = deskPage('queue');

export const loader = deskLoader(
  async (services, query, _session, { slug = '' }): Promise<ItemView> => {
    const item = await getItem(services, slug);
    return { ...item, news: await findNews(services.db, query) };
  },
);
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
