import { getStaffAccount } from '#features/accounts/second-factor/change-second-factor.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Session } from '#platform/session-context.server.ts';
import { findNews, listUndoable } from './find-decided.server.ts';
import { countWaiting, listWaiting } from './waiting.server.ts';

export async function loadQueue(
  { db, clock }: Services,
  query: URLSearchParams,
  { account }: Session,
) {
  const now = clock.now();
  const [own, news, waiting, decided, { waiting: total }] = await Promise.all([
    getStaffAccount(db, account.id),
    findNews(db, query),
    listWaiting(db),
    listUndoable(db, now),
    countWaiting(db),
  ]);
  // Where a second factor is no must, it is worth a word.
  const offerSecondFactor = own.totpConfirmedAt === null;
  return { offerSecondFactor, news, waiting, decided, total, now: now.getTime() };
}

export type QueueView = Awaited<ReturnType<typeof loadQueue>>;
