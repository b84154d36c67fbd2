import { eq } from 'drizzle-orm';
import { forgetKeys } from '#features/duplicates/keep-keys.server.ts';
import { arrangePictures } from '#features/editor/arrange-pictures.server.ts';
import { getPublicVersion, type Revision } from '#features/editor/get-own-profile.server.ts';
import { publishVersion } from '#features/editor/publish-version.server.ts';
import { bySlot } from '#features/media/picture.rules.ts';
import type { NamedFile } from '#features/media/stored-files.server.ts';
import type { Actor } from '#features/accounts/record-act.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { profileRevisions, profiles } from '#platform/db/tables/profiles.ts';
import type { ApprovalState } from './approval-state.server.ts';
import type { Decision } from './decision.rules.ts';

interface Verdict {
  decision: Decision;
  reason: string | null;
  now: Date;
  actor: Actor;
}

type Facts = Partial<typeof profiles.$inferInsert>;

export async function carryOut(tx: Db, state: ApprovalState, verdict: Verdict) {
  const { decision, reason, now, actor } = verdict;
  const { profile, account, pending } = state;
  const { accountId } = profile;
  const facts: Facts = { decidedAt: now, reviewReason: reason };
  const decided = { decidedAt: now, decidedBy: actor.id, reason };
  const revisionId = pending?.id ?? null;

  if (decision === 'approve') {
    facts.reviewStatus = 'approved';
    facts.listed = profile.pausedAt === null && account.isActive;
    const dropped = await publishPending(tx, state, facts);
    const { content, pictures } = await getPublicVersion(tx, accountId);
    const approved = { ...decided, content: { ...content, pictures }, status: 'approved' as const };
    if (pending) {
      await tx.update(profileRevisions).set(approved).where(eq(profileRevisions.id, pending.id));
      return { facts, dropped, revisionId };
    }
    // Who was rejected or suspended is let in again without having asked.
    const submittedAt = profile.reviewStatus === 'pending' ? profile.submittedAt : now;
    const [row] = await tx
      .insert(profileRevisions)
      .values({ ...approved, accountId, submittedAt })
      .returning({ id: profileRevisions.id });
    return { facts, dropped, revisionId: row!.id };
  }

  const status = decision === 'reject' ? 'rejected' : 'suspended';
  const keptBack = pending?.content.pictures !== undefined && profile.reviewStatus === 'approved';
  // A change that visitors never saw is refused by itself: what was approved before stays.
  if (!(decision === 'reject' && keptBack)) {
    facts.reviewStatus = status;
    facts.listed = false;
  }
  await tx.update(profiles).set(facts).where(eq(profiles.accountId, accountId));
  if (pending)
    await tx
      .update(profileRevisions)
      .set({ ...decided, status })
      .where(eq(profileRevisions.id, pending.id));
  return { facts, dropped: [], revisionId };
}

/** A version that was kept back becomes the public one; any other is public already. */
async function publishPending(tx: Db, state: ApprovalState, facts: Facts): Promise<NamedFile[]> {
  const { accountId, confirmedAt, submittedAt } = state.profile;
  const { pictures, ...content } = state.pending?.content ?? {};
  if (!pictures) {
    await tx.update(profiles).set(facts).where(eq(profiles.accountId, accountId));
    return [];
  }
  const version = { content, pictures } as Revision;
  return publishKept(tx, accountId, version, {
    ...facts,
    updatedAt: facts.decidedAt!,
    // Its owner looked at everything when it was saved.
    confirmedAt: submittedAt > confirmedAt ? submittedAt : confirmedAt,
  });
}

export async function publishKept(
  tx: Db,
  accountId: number,
  { content, pictures }: Revision,
  facts: Facts,
): Promise<NamedFile[]> {
  const order = bySlot((slot) => pictures[slot].map((key) => ({ key })));
  const arranged = await arrangePictures(tx, accountId, order, []);
  await forgetKeys(tx, accountId);
  return publishVersion(tx, accountId, { content, pictures: arranged }, facts);
}
