import { eq } from 'drizzle-orm';
import { reviewResultMail } from '#features/accounts/mails/review-result-mail.ts';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { queueMail } from '#platform/mail/mail-job.server.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/site.ts';
import type { Actor } from './desk/staff.server.ts';
import { recordAct } from './record-act.server.ts';

interface Suspension {
  actor: Actor;
  profileId: number;
  /** Told to the provider. */
  reason: string;
}

/** Inside a transaction: visitors no longer see the profile, its owner is told why. One that is suspended stays so. */
export async function suspendProfile(
  tx: Db,
  { clock, queue, env }: Pick<Services, 'clock' | 'queue' | 'env'>,
  { actor, profileId, reason }: Suspension,
): Promise<void> {
  const [profile] = await tx
    .select()
    .from(profiles)
    .where(eq(profiles.accountId, profileId))
    .for('update');
  if (!profile || profile.reviewStatus === 'suspended') return;
  await tx
    .update(profiles)
    .set({
      reviewStatus: 'suspended',
      reviewReason: reason,
      decidedAt: clock.now(),
      listed: false,
    })
    .where(eq(profiles.accountId, profileId));
  const [owner] = await tx
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, profileId));
  const { kind, displayName: name, slug, version } = profile;
  const { reviewStatus, reviewReason, listed, decidedAt } = profile;
  const mail = reviewResultMail(describeSite(env), {
    kind,
    name,
    slug,
    result: 'suspended',
    reason,
  });
  await queueMail(queue, { to: owner!.email, ...mail }, tx);
  await recordAct(tx, {
    actor,
    action: 'profile.suspend',
    objectKind: 'profile',
    objectId: profileId,
    before: { status: reviewStatus, reason: reviewReason, listed, decidedAt },
    after: { name, status: 'suspended', reason, listed: false, version },
  });
}
