import { eq } from 'drizzle-orm';
import { arrangePictures } from '#features/editor/arrange-pictures.server.ts';
import { getPublicVersion, type Revision } from '#features/editor/get-own-profile.server.ts';
import { publishVersion } from '#features/editor/publish-version.server.ts';
import { discardFiles, type NamedFile } from '#features/media/stored-files.server.ts';
import { takenMessage } from '#features/profiles/availability.rules.ts';
import { takenField } from '#features/profiles/find-taken.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { profileRevisions, profiles } from '#platform/db/tables/profiles.ts';
import { AppError } from '#platform/errors.ts';
import { queueMail } from '#platform/mail/mail-job.server.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/site.ts';
import { recordAct, type Actor } from '#features/accounts/record-act.server.ts';
import { decisionMail } from '../mails/decision-mails.server.ts';
import {
  checkReason,
  DECIDED,
  DECISION_MESSAGES,
  spellReason,
  type Decision,
  type ReasonFields,
} from './decision.rules.ts';
import {
  getApprovalState,
  possibleDecisions,
  stampOf,
  type ApprovalState,
} from './approval-state.server.ts';

interface Wish extends ReasonFields {
  slug: string;
  decision: Decision;
  /** What was looked at; null where it does not matter, as when a report is upheld. */
  stamp: string | null;
  actor: Actor;
}

type Needed = Pick<Services, 'db' | 'clock' | 'env' | 'log' | 'queue' | 'storage'>;

/** Approves, rejects or suspends, once: of several at the same moment the first one decides, the others hear of it. */
export async function decide(services: Needed, wish: Wish): Promise<{ name: string }> {
  const [wrong] = Object.entries(checkReason(wish.decision, wish) ?? {});
  if (wrong) throw new AppError('bad-input', wrong[1], { field: wrong[0] });
  try {
    const { name, dropped } = await services.db.transaction((tx) =>
      decideWithin(tx, services, wish),
    );
    await discardFiles(services, dropped);
    return { name };
  } catch (error) {
    const taken = takenField(error);
    if (!taken) throw error;
    // What was free when it was submitted belongs to somebody else by now.
    throw new AppError('conflict', takenMessage(taken), { cause: error });
  }
}

/**
 * The same as part of a larger act, inside its transaction. Returns the pictures to remove once it is committed; the
 * reason is the caller's to check.
 */
export async function decideWithin(
  tx: Db,
  { clock, env, queue }: Pick<Needed, 'clock' | 'env' | 'queue'>,
  wish: Wish,
): Promise<{ name: string; dropped: NamedFile[] }> {
  const { slug, decision, stamp, actor } = wish;
  const now = clock.now();
  const state = await getApprovalState(tx, slug, { lock: true });
  const { profile, account, pending } = state;
  if (stamp !== null && stamp !== stampOf(state)) throw tooLate(state, stamp);
  if (!possibleDecisions(state).includes(decision))
    throw new AppError(
      'conflict',
      decision === 'suspend' ? DECISION_MESSAGES.suspendedAlready : DECISION_MESSAGES.nothingWaits,
    );

  const reason = spellReason(decision, wish);
  const { facts, dropped, revisionId } = await carryOut(tx, state, {
    decision,
    reason,
    now,
    actor,
  });
  const { reviewStatus, reviewReason, listed, decidedAt } = profile;
  await recordAct(tx, {
    actor,
    action: `profile.${decision}`,
    objectKind: 'profile',
    objectId: profile.accountId,
    before: { status: reviewStatus, reason: reviewReason, listed, decidedAt },
    after: {
      name: profile.displayName,
      status: facts.reviewStatus ?? reviewStatus,
      reason,
      listed: facts.listed ?? listed,
      version: profile.version,
      /** What taking it back needs to know. */
      revisionId,
      wasPending: pending !== null,
      published: decision === 'approve' && pending?.content.pictures !== undefined,
    },
    at: now,
  });
  const { kind, displayName: name } = profile;
  const result =
    decision === 'approve'
      ? ({ result: 'approved' } as const)
      : ({ result: decision === 'reject' ? 'rejected' : 'suspended', reason: reason! } as const);
  const mail = decisionMail(describeSite(env), { kind, name, slug, ...result });
  await queueMail(queue, { to: account.email, ...mail }, tx);
  return { name, dropped };
}

interface Verdict {
  decision: Decision;
  reason: string | null;
  now: Date;
  actor: Actor;
}

async function carryOut(tx: Db, state: ApprovalState, { decision, reason, now, actor }: Verdict) {
  const { profile, account, pending } = state;
  const { accountId } = profile;
  const facts: Partial<typeof profiles.$inferInsert> = { decidedAt: now, reviewReason: reason };
  const keptBack = pending?.content.pictures !== undefined && profile.reviewStatus === 'approved';
  const verdict = { decidedAt: now, decidedBy: actor.id, reason };
  let dropped: NamedFile[] = [];
  let revisionId = pending?.id ?? null;

  if (decision === 'approve') {
    facts.reviewStatus = 'approved';
    facts.listed = profile.pausedAt === null && account.isActive;
    dropped = await publishPending(tx, state, facts);
    const { content, pictures } = await getPublicVersion(tx, accountId);
    const approved = { ...verdict, content: { ...content, pictures }, status: 'approved' as const };
    if (pending)
      await tx.update(profileRevisions).set(approved).where(eq(profileRevisions.id, pending.id));
    else {
      const { submittedAt } = profile;
      const [row] = await tx
        .insert(profileRevisions)
        .values({ ...approved, accountId, submittedAt })
        .returning({ id: profileRevisions.id });
      revisionId = row!.id;
    }
    return { facts, dropped, revisionId };
  }

  // A change that visitors never saw is refused by itself: what was approved before stays.
  if (!(decision === 'reject' && keptBack)) {
    facts.reviewStatus = decision === 'reject' ? 'rejected' : 'suspended';
    facts.listed = false;
  }
  await tx.update(profiles).set(facts).where(eq(profiles.accountId, accountId));
  if (pending)
    await tx
      .update(profileRevisions)
      .set({ ...verdict, status: decision === 'reject' ? 'rejected' : 'suspended' })
      .where(eq(profileRevisions.id, pending.id));
  return { facts, dropped, revisionId };
}

/** A version that was kept back becomes the public one; any other is public already. */
async function publishPending(
  tx: Db,
  { profile: { accountId }, pending }: ApprovalState,
  facts: Partial<typeof profiles.$inferInsert>,
): Promise<NamedFile[]> {
  const { pictures, ...content } = pending?.content ?? {};
  if (!pictures) {
    await tx.update(profiles).set(facts).where(eq(profiles.accountId, accountId));
    return [];
  }
  const version = { content, pictures } as Revision;
  return publishKept(tx, accountId, version, { ...facts, updatedAt: facts.decidedAt! });
}

/** Makes a kept version the public one. */
export async function publishKept(
  tx: Db,
  accountId: number,
  { content, pictures }: Revision,
  facts: Partial<typeof profiles.$inferInsert>,
): Promise<NamedFile[]> {
  const named = (keys: readonly string[]) => keys.map((key) => ({ key }));
  const order = {
    profile: named(pictures.profile),
    background: named(pictures.background),
    showcase: named(pictures.showcase),
  };
  const arranged = await arrangePictures(tx, accountId, order, []);
  return publishVersion(tx, accountId, { content, pictures: arranged }, facts);
}

function tooLate({ lastAct, profile }: ApprovalState, stamp: string): AppError {
  const [version] = stamp.split('-');
  if (!lastAct || version !== String(profile.version))
    return new AppError('conflict', DECISION_MESSAGES.changed);
  const done = DECIDED[lastAct.action.replace('profile.', '') as keyof typeof DECIDED];
  return new AppError('conflict', `${lastAct.actorEmail} was faster: the profile was ${done}.`);
}
