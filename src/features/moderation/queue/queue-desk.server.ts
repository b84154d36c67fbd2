import { profiles } from '#platform/db/tables/profiles.ts';
import { paths } from '#platform/paths.ts';
import { mayDo } from '#platform/staff-roles.rules.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import type { DeskActs, DeskWork } from '../desk/desk-acts.server.ts';
import { firstStepsActs, loadFirstSteps } from '../first-steps/first-steps.server.ts';
import { stormOff } from '../settings/change-settings.server.ts';
import { loadStorm } from '../settings/settings-desk.server.ts';
import { decide } from './decide.server.ts';
import type { Decision } from './decision.rules.ts';
import { undoDecision } from './undo-decision.server.ts';
import { findNeighbours, countWaiting, listWaiting } from './waiting.server.ts';
import { getStaffAccount } from '#features/accounts/second-factor/change-second-factor.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Session } from '#platform/session-context.server.ts';
import { findNews, listUndoable } from './find-decided.server.ts';

export const queueActs: DeskActs = {
  ...firstStepsActs,
  'storm-off': stormOff,
  approve: (work) => decideAndGoOn(work, 'approve'),
  reject: (work) => decideAndGoOn(work, 'reject'),
  suspend: (work) => decideAndGoOn(work, 'suspend'),
  async undo({ services, actor, read }) {
    const slug = read('id');
    await undoDecision(services, { slug, actId: Number(read('act')), actor });
    return withNews(staffPaths.queueItem(slug), slug, 'undo');
  },
};

async function decideAndGoOn({ services, actor, read }: DeskWork, decision: Decision) {
  const slug = read('id');
  const why = { stamp: read('stamp'), reason: read('reason'), text: read('text') };
  // Asked before it leaves the queue.
  const { next } = await findNeighbours(services.db, slug);
  await decide(services, { slug, decision, actor, ...why });
  return withNews(next ? staffPaths.queueItem(next) : paths.admin, slug, decision);
}

/** The next page tells what was done, also without scripts. */
const withNews = (path: string, slug: string, act: Decision | 'undo') => ({
  to: `${path}?${new URLSearchParams({ done: act, to: slug })}`,
});

export async function loadQueue(services: Services, query: URLSearchParams, { account }: Session) {
  const { db, clock } = services;
  const now = clock.now();
  const [own, news, waiting, decided, { waiting: total }, steps, [anybody]] = await Promise.all([
    getStaffAccount(db, account.id),
    findNews(db, query),
    listWaiting(db),
    listUndoable(db, now),
    countWaiting(db),
    mayDo(account.role, 'settings') ? loadFirstSteps(services, query.has('steps')) : null,
    db.select({ id: profiles.accountId }).from(profiles).limit(1),
  ]);
  return {
    storm: loadStorm(services, account.role),
    /** Where a second factor is no must, it is worth a word. */
    offerSecondFactor: own.totpConfirmedAt === null,
    isEmpty: anybody === undefined && !steps,
    now: now.getTime(),
    steps,
    news,
    waiting,
    decided,
    total,
  };
}

export type QueueView = Awaited<ReturnType<typeof loadQueue>>;
