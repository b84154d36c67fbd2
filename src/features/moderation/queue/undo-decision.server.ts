import { eq } from 'drizzle-orm';
import { staffQueue } from '#messages';
import type { Revision } from '#features/editor/get-own-profile.server.ts';
import { discardFiles, type NamedFile } from '#features/media/stored-files.server.ts';
import { takenError } from '#features/profiles/find-taken.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { profileRevisions, profiles } from '#platform/db/tables/profiles.ts';
import { AppError } from '#platform/errors.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAct, type Actor } from '#features/accounts/record-act.server.ts';
import { reopenedMail } from '../mails/staff-mails.server.ts';
import { publishKept } from './carry-out.server.ts';
import { findApproved, getApprovalState, type ApprovalState } from './approval-state.server.ts';

interface Before {
  status: (typeof profiles.$inferSelect)['reviewStatus'];
  reason: string | null;
  listed: boolean;
  decidedAt: string | null;
}

interface After {
  version: number;
  revisionId: number | null;
  wasPending: boolean;
  published: boolean;
}

export async function undoDecision(
  services: Services,
  { slug, actId, actor }: { slug: string; actId: number; actor: Actor },
): Promise<void> {
  const { db, clock } = services;
  const work = db.transaction(async (tx) => {
    const state = await getApprovalState(tx, slug, { lock: true });
    const { profile, account, lastAct } = state;
    if (lastAct?.id !== actId || !canUndo(state))
      throw new AppError('conflict', staffQueue.nothingToUndo);
    const gone = await putBack(tx, state);
    const { status, reason, listed } = lastAct.before as Before;
    await recordAct(tx, {
      actor,
      action: 'profile.undo',
      objectId: profile.accountId,
      before: { act: lastAct.action, status: profile.reviewStatus, listed: profile.listed },
      after: { name: profile.displayName, status, reason, listed },
      at: clock.now(),
    });
    const facts = { kind: profile.kind, name: profile.displayName };
    await mailTo(services, account, (site) => reopenedMail(site, facts), tx);
    return gone;
  });
  const dropped = await work.catch((error: unknown) => {
    // What was theirs before belongs to somebody else by now.
    throw takenError(error) ?? error;
  });
  await discardFiles(services, dropped);
}

/** The provider's own changes since then are newer than the decision. */
export const canUndo = ({ lastAct, profile, pending }: ApprovalState): boolean =>
  lastAct !== null &&
  lastAct.action !== 'profile.undo' &&
  pending === null &&
  (lastAct.after as After | null)?.version === profile.version;

async function putBack(tx: Db, { profile, account, lastAct }: ApprovalState): Promise<NamedFile[]> {
  const { accountId, pausedAt } = profile;
  const { status, reason, listed, decidedAt } = lastAct!.before as Before;
  const { revisionId, wasPending, published } = lastAct!.after as After;
  const facts = {
    reviewStatus: status,
    reviewReason: reason,
    listed: listed && pausedAt === null && account.isActive,
    decidedAt: decidedAt === null ? null : new Date(decidedAt),
  };
  await tx.update(profiles).set(facts).where(eq(profiles.accountId, accountId));
  if (revisionId === null) return [];

  const ofRevision = eq(profileRevisions.id, revisionId);
  if (!wasPending) {
    await tx.delete(profileRevisions).where(ofRevision);
    return [];
  }
  const [revision] = await tx.select().from(profileRevisions).where(ofRevision);
  const { pictures, ...words } = revision!.content as Revision['content'] & Partial<Revision>;
  // Only a version that visitors do not see carries its pictures while it waits.
  const keptBack = published || lastAct!.action !== 'profile.approve';
  await tx
    .update(profileRevisions)
    .set({
      status: 'pending',
      content: keptBack && pictures ? { ...words, pictures } : words,
      reason: null,
      decidedAt: null,
      decidedBy: null,
    })
    .where(ofRevision);
  const approved = published ? await findApproved(tx, accountId) : null;
  if (!approved?.pictures) return [];
  return publishKept(tx, accountId, approved as Revision, {});
}
