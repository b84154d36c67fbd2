import { and, eq, lte } from 'drizzle-orm';
import { staff, staffReports, staffReviews } from '#messages';
import { holdProfile } from '#features/profiles/hold-profiles.server.ts';
import { isAbout, lockReported } from '#features/reports/find-reported.server.ts';
import { removeReview } from '#features/reviews/remove-review.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { reports } from '#platform/db/tables/moderation.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { AppError } from '#platform/errors.ts';
import { recordAct } from '#features/accounts/record-act.server.ts';
import { idOf, readText, type DeskActs, type DeskWork } from '../desk/desk-acts.server.ts';
import { decideWithin } from '../queue/decide.server.ts';
import { readRemoval } from '../reviews/reviews-desk.server.ts';
import { checkActs } from './check-profile.server.ts';
import { REASON_MAX } from '../desk/desk.rules.ts';
import { parseReported, type ReportTarget } from './reports-desk.rules.ts';

export const reportsActs: DeskActs = {
  ...checkActs,
  /** Nothing happens to what was reported. Later reports than the last that was read wait for a look. */
  async dismiss(work) {
    const [reported, upTo] = [reportedIn(work), idOf(work.read('upTo'))];
    await work.services.db.transaction(async (tx) => {
      await lockReported(tx, { kind: reported.kind, key: reported.id });
      await decide(tx, work, reported, 'dismissed', upTo);
    });
    return staffReports.dismissed;
  },
  /** A profile is suspended, a review removed, together with the decision. */
  async uphold(work) {
    const { services, actor } = work;
    const reported = reportedIn(work);
    const isReview = reported.kind === 'review';
    const { reason: label, reasonMissing: missing } = staffReports;
    const reason = isReview
      ? readRemoval(work.read)
      : readText(work, 'reason', { label, missing, max: REASON_MAX });
    await services.db.transaction(async (tx) => {
      // First the object, then its reports, as visitors who report lock them: the other way round the two block each other.
      if (!isReview) await suspend(tx, work, reported.id, reason);
      else if (await isPublished(tx, reported.id))
        await removeReview({ ...services, db: tx }, { actor, reviewId: reported.id, reason });
      await decide(tx, work, reported, 'upheld');
    });
    return isReview ? staffReviews.removed : staffReports.suspended;
  },
};

function reportedIn({ read }: DeskWork): ReportTarget {
  const reported = parseReported(read('id'));
  if (!reported) throw new AppError('not-found', staff.gone);
  return reported;
}

/** As from the queue, so that it can be taken back there. One that is suspended stays so. */
async function suspend(tx: Db, { services, actor }: DeskWork, id: number, reason: string) {
  const profile = await holdProfile(tx, id, 'update');
  if (!profile || profile.status === 'suspended') return;
  const why = { decision: 'suspend', reason: 'other', text: reason } as const;
  await decideWithin(tx, services, { slug: profile.slug, stamp: null, actor, ...why });
}

/** Of two who decide at once, the second finds nothing open any more. */
async function decide(
  tx: Db,
  { services, actor }: DeskWork,
  { kind, id }: ReportTarget,
  status: 'upheld' | 'dismissed',
  upTo?: number,
) {
  const decided = await tx
    .update(reports)
    .set({ status, decidedAt: services.clock.now(), decidedBy: actor.id })
    .where(
      and(
        isAbout({ kind, key: id }),
        eq(reports.status, 'open'),
        upTo === undefined ? undefined : lte(reports.id, upTo),
      ),
    )
    .returning({ id: reports.id });
  if (decided.length === 0) throw new AppError('conflict', staffReports.decidedMeanwhile);
  await recordAct(tx, {
    actor,
    action: `${kind}.${status === 'upheld' ? 'uphold' : 'dismiss'}-reports`,
    objectId: id,
    before: { reports: decided.map((report) => report.id), status: 'open' },
    after: { status },
  });
}

/** Staff may have removed it already, for another report. */
const isPublished = async (tx: Db, id: number) =>
  (await tx.$count(reviews, and(eq(reviews.id, id), eq(reviews.state, 'published')))) > 0;
