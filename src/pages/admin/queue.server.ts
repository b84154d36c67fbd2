import { servicesContext } from '#platform/services.server.ts';
import { getStaffAccount } from '#features/accounts/second-factor/change-second-factor.server.ts';
import { findNews, listUndoable } from '#features/moderation/queue/find-decided.server.ts';
import { getItem, type ItemView } from '#features/moderation/queue/get-item.server.ts';
import { countWaiting, listWaiting } from '#features/moderation/queue/waiting.server.ts';
import type { QueueView } from '#features/moderation/queue/queue-screen.tsx';
import { queryOf, type Asked } from '../http/asked.server.ts';
import { orNotFound } from '../http/or-not-found.server.ts';
import { staffSession } from './staff-only.server.ts';

export async function loadQueue({ request, context }: Asked): Promise<QueueView> {
  const { db, clock } = context.get(servicesContext);
  const now = clock.now();
  const [account, news, waiting, decided, { waiting: total }] = await Promise.all([
    getStaffAccount(db, staffSession(context).account.id),
    findNews(db, queryOf({ request })),
    listWaiting(db),
    listUndoable(db, now),
    countWaiting(db),
  ]);
  const offerSecondFactor = account.totpConfirmedAt === null;
  return { offerSecondFactor, news, waiting, decided, total, now: now.getTime() };
}

export async function loadItem(asked: Asked, slug: string): Promise<ItemView> {
  const services = asked.context.get(servicesContext);
  const item = await orNotFound(() => getItem(services, slug));
  return { ...item, news: await findNews(services.db, queryOf(asked)) };
}
