import { and, eq, lte } from 'drizzle-orm';
import { tooLong } from '#features/accounts/text.rules.ts';
import { removeReview } from '#features/reviews/remove-review.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { reports } from '#platform/db/tables/moderation.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import { recordAct, type Actor } from '#features/accounts/record-act.server.ts';
import { decideWithin } from '../queue/decide.server.ts';
import {
  REPORTS_DESK_MESSAGES,
  SUSPENSION_REASON_MAX,
  type ReportTarget,
} from './reports-desk.rules.ts';

interface Decision {
  actor: Actor;
  reported: ReportTarget;
}

interface Upheld extends Decision {
  reason: string;
}

/** Nothing happens to what was reported. `upTo` is the last report that was read: later ones wait for a look. */
export async function dismissReports(
  { db, clock }: Services,
  { actor, reported, upTo }: Decision & { upTo: number },
) {
  await db.transaction((tx) =>
    decide(tx, clock.now(), { actor, reported, status: 'dismissed', upTo }),
  );
}

/** A profile is suspended, a review removed, together with the decision. */
export async function upholdReports(services: Services, { actor, reported, reason }: Upheld) {
  if (!reason)
    throw new AppError('bad-input', REPORTS_DESK_MESSAGES.reasonMissing, { field: 'reason' });
  if (reported.kind === 'profile' && reason.length > SUSPENSION_REASON_MAX)
    throw new AppError('bad-input', tooLong('Reason', SUSPENSION_REASON_MAX), { field: 'reason' });
  await services.db.transaction(async (tx) => {
    // First the object, then its reports, as visitors who report lock them: the other way round the two block each other.
    if (reported.kind === 'profile') await suspend(tx, services, { actor, reported, reason });
    else if (await isPublished(tx, reported.id))
      await removeReview({ ...services, db: tx }, { actor, reviewId: reported.id, reason });
    await decide(tx, services.clock.now(), { actor, reported, status: 'upheld' });
  });
}

/** As from the queue, so that it can be taken back there. One that is suspended stays so. */
async function suspend(tx: Db, services: Services, { actor, reported, reason }: Upheld) {
  const [profile] = await tx
    .select({ slug: profiles.slug, status: profiles.reviewStatus })
    .from(profiles)
    .where(eq(profiles.accountId, reported.id))
    .for('update');
  if (!profile || profile.status === 'suspended') return;
  const why = { decision: 'suspend', reason: 'other', text: reason } as const;
  await decideWithin(tx, services, { slug: profile.slug, stamp: null, actor, ...why });
}

interface Verdict extends Decision {
  status: 'upheld' | 'dismissed';
  upTo?: number;
}

/** Of two who decide at once, the second finds nothing open any more. */
async function decide(tx: Db, now: Date, { actor, reported, status, upTo }: Verdict) {
  const column = reported.kind === 'profile' ? reports.profileId : reports.reviewId;
  const decided = await tx
    .update(reports)
    .set({ status, decidedAt: now, decidedBy: actor.id })
    .where(
      and(
        eq(column, reported.id),
        eq(reports.status, 'open'),
        upTo === undefined ? undefined : lte(reports.id, upTo),
      ),
    )
    .returning({ id: reports.id });
  if (decided.length === 0) throw new AppError('conflict', REPORTS_DESK_MESSAGES.decided);
  const which = decided.map(({ id }) => id);
  await recordAct(tx, {
    actor,
    action: `${reported.kind}.${status === 'upheld' ? 'uphold' : 'dismiss'}-reports`,
    objectId: reported.id,
    before: { reports: which, status: 'open' },
    after: { status },
  });
}

/** Staff may have removed it already, for another report. */
async function isPublished(tx: Db, reviewId: number): Promise<boolean> {
  const [review] = await tx
    .select({ state: reviews.state })
    .from(reviews)
    .where(eq(reviews.id, reviewId));
  return review?.state === 'published';
}
