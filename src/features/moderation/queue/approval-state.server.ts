import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import { findAccountById } from '#features/accounts/find-account.server.ts';
import { auditLog } from '#platform/db/tables/moderation.ts';
import { profileRevisions, profiles } from '#platform/db/tables/profiles.ts';
import { problem } from '#platform/errors.ts';
import type { Revision } from '#features/editor/get-own-profile.server.ts';
import type { ProfileContent } from '#features/profiles/profile-content.ts';
import type { Decision } from './decision.rules.ts';

const DECIDING_ACTS = ['profile.approve', 'profile.reject', 'profile.suspend', 'profile.undo'];

type Kept = ProfileContent & { pictures?: Revision['pictures'] };

const missing = () => problem('not-found', 'noSuchProfile');

/** Everything that a decision depends on. With `lock`, inside a transaction: whoever comes second waits for the first. */
export async function getApprovalState(db: Db, slug: string, { lock = false } = {}) {
  if (!isProfileId(slug)) throw missing();
  const asked = db.select().from(profiles).where(eq(profiles.slug, slug));
  const [profile] = await (lock ? asked.for('update') : asked);
  if (!profile) throw missing();
  const { accountId } = profile;
  const account = await findAccountById(db, accountId);
  if (!account) throw missing();
  const [pending] = await db
    .select()
    .from(profileRevisions)
    .where(and(eq(profileRevisions.accountId, accountId), eq(profileRevisions.status, 'pending')));
  const [lastAct] = await db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.objectKind, 'profile'),
        eq(auditLog.objectId, String(accountId)),
        inArray(auditLog.action, DECIDING_ACTS),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  const { email, language, status, isDemo } = account;
  return {
    profile,
    account: { email, language, isActive: status === 'active', isDemo },
    /** What waits for a decision, if it was kept as a version. */
    pending: pending ? { ...pending, content: pending.content as Kept } : null,
    lastAct: lastAct ?? null,
  };
}

export type ApprovalState = Awaited<ReturnType<typeof getApprovalState>>;

/** Changes with every save of the provider and every act of staff. */
export const stampOf = ({ profile, lastAct }: ApprovalState): string =>
  `${profile.version}-${lastAct?.id ?? 0}`;

export const isWaiting = ({ profile, pending }: ApprovalState): boolean =>
  profile.reviewStatus === 'pending' || pending !== null;

export function possibleDecisions(state: ApprovalState): Decision[] {
  const { reviewStatus } = state.profile;
  const waits = isWaiting(state);
  const possible: Record<Decision, boolean> = {
    approve: waits || reviewStatus === 'rejected' || reviewStatus === 'suspended',
    reject: waits && reviewStatus !== 'suspended',
    // Again, when a suspended provider has sent something that does not change staff's mind.
    suspend: reviewStatus !== 'suspended' || state.pending !== null,
  };
  return (Object.keys(possible) as Decision[]).filter((each) => possible[each]);
}

export async function findApproved(db: Db, accountId: number) {
  const [row] = await db
    .select()
    .from(profileRevisions)
    .where(and(eq(profileRevisions.accountId, accountId), eq(profileRevisions.status, 'approved')))
    .orderBy(desc(sql`coalesce(${profileRevisions.decidedAt}, ${profileRevisions.submittedAt})`))
    .limit(1);
  if (!row) return null;
  const { pictures, ...content } = row.content as Kept;
  return { id: row.id, content, pictures, decidedAt: row.decidedAt };
}
