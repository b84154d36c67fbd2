import { staffQueue } from '#messages';
import { discardFiles, type NamedFile } from '#features/media/stored-files.server.ts';
import { takenError } from '#features/profiles/find-taken.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { AppError, problem, refuseWrong } from '#platform/errors.ts';
import { inLanguage } from '#platform/language.server.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAct, type Actor } from '#features/accounts/record-act.server.ts';
import { decisionMail } from '../mails/staff-mails.server.ts';
import { carryOut } from './carry-out.server.ts';
import {
  checkReason,
  fieldOfReason,
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

/** Approves, rejects or suspends, once: of several at the same moment the first one decides, the others hear of it. */
export async function decide(services: Services, wish: Wish): Promise<void> {
  refuseWrong(checkReason(wish.decision, wish));
  try {
    const dropped = await services.db.transaction((tx) => decideWithin(tx, services, wish));
    await discardFiles(services, dropped);
  } catch (error) {
    // What was free when it was submitted belongs to somebody else by now.
    throw takenError(error) ?? error;
  }
}

/**
 * The same as part of a larger act, inside its transaction. Returns the pictures to remove once it is committed; the
 * reason is the caller's to check.
 */
export async function decideWithin(tx: Db, services: Services, wish: Wish): Promise<NamedFile[]> {
  const { slug, decision, stamp, actor } = wish;
  const now = services.clock.now();
  const state = await getApprovalState(tx, slug, { lock: true });
  const { profile, account, pending } = state;
  if (stamp !== null && stamp !== stampOf(state)) throw tooLate(state, stamp);
  if (!possibleDecisions(state).includes(decision))
    throw new AppError(
      'conflict',
      decision === 'suspend' ? staffQueue.suspendedAlready : staffQueue.nothingLeft,
    );

  const reason = inLanguage('en', () => spellReason(decision, wish));
  const verdict = { decision, reason, now, actor };
  const { facts, dropped, revisionId } = await carryOut(tx, state, verdict);
  const { reviewStatus, reviewReason, listed, decidedAt } = profile;
  await recordAct(tx, {
    actor,
    action: `profile.${decision}`,
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
  const told =
    decision === 'approve'
      ? { decision }
      : {
          decision,
          reason: reason!,
          field: fieldOfReason(kind, decision, wish),
          hidden: facts.listed === false,
        };
  const news = { kind, name, slug, ...told };
  await mailTo(services, account, (site) => decisionMail(site, news), tx);
  return dropped;
}

function tooLate({ lastAct, profile }: ApprovalState, stamp: string): AppError {
  const [version] = stamp.split('-');
  if (!lastAct || version !== String(profile.version))
    return new AppError('conflict', staffQueue.changedMeanwhile);
  const done = staffQueue.decided[lastAct.action.replace('profile.', '') as Decision | 'undo'];
  return problem('conflict', 'decidedByOther', { values: [lastAct.actorEmail, done] });
}
