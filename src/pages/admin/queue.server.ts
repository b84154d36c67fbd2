import { data, redirect } from 'react-router';
import { AppError } from '#platform/errors.ts';
import { paths } from '#platform/paths.ts';
import { servicesContext } from '#platform/services.server.ts';
import { getStaffAccount } from '#features/accounts/second-factor/change-second-factor.server.ts';
import { decide } from '#features/moderation/queue/decide.server.ts';
import {
  DECIDED,
  isDecision,
  type DecisionAnswer,
} from '#features/moderation/queue/decision.rules.ts';
import { findNews, listUndoable } from '#features/moderation/queue/find-decided.server.ts';
import { getItem, type ItemView } from '#features/moderation/queue/get-item.server.ts';
import {
  countWaiting,
  findNeighbours,
  listWaiting,
} from '#features/moderation/queue/waiting.server.ts';
import type { QueueView } from '#features/moderation/queue/queue-screen.tsx';
import { undoDecision } from '#features/moderation/queue/undo-decision.server.ts';
import { queryOf, type Asked } from '../http/asked.server.ts';
import { orNotFound } from '../http/or-not-found.server.ts';
import { readFields } from '../http/read-fields.server.ts';
import { refusalOf, tellRefusal } from '../http/refusal.server.ts';
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

const FIELDS = ['intent', 'slug', 'stamp', 'reason', 'text', 'act'] as const;

/** A decision about a profile, or taking one back. Goes on to the next one in the queue. */
export async function queueAction({ request, context }: Asked) {
  const services = context.get(servicesContext);
  const { id, email } = staffSession(context).account;
  const actor = { id, email };
  const { intent, slug, stamp, reason, text, act } = await readFields(request, FIELDS);
  try {
    if (intent === 'undo') {
      await undoDecision(services, { slug, actId: Number(act), actor });
      return redirect(withNews(paths.adminQueueItem(slug), slug, 'undo'));
    }
    if (!isDecision(intent)) throw new AppError('bad-input', 'This form is not known.');
    // Asked before it leaves the queue.
    const { next } = await findNeighbours(services.db, slug);
    await decide(services, { slug, decision: intent, stamp, reason, text, actor });
    return redirect(withNews(next ? paths.adminQueueItem(next) : paths.admin, slug, intent));
  } catch (error) {
    const refusal = refusalOf(error);
    const decision = isDecision(intent) && { decision: intent };
    return data<DecisionAnswer>(
      { ...decision, typed: { reason, text }, ...tellRefusal(refusal) },
      { status: refusal.status },
    );
  }
}

/** The next page tells what was done, also without scripts. */
const withNews = (path: string, slug: string, act: keyof typeof DECIDED) =>
  `${path}?${new URLSearchParams({ done: act, to: slug })}`;
