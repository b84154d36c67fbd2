import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { holdProfile } from '#features/profiles/hold-profiles.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import type { Services } from '#platform/services.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { mailStaff } from '#platform/mail/mail-to.server.ts';
import { checkAnsweredMail } from './mails/check-answered-mail.server.ts';
import { problem } from '#platform/errors.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'env'>;

/** "My details are still right." */
export async function confirmProfile(
  services: Needed & Pick<Services, 'queue'>,
  accountId: number,
  opened: string | null = null,
): Promise<Date> {
  const confirmedAt = services.clock.now();
  const isOwn = eq(profiles.accountId, accountId);
  await services.db.transaction(async (tx) => {
    const [before] = await tx.select().from(profiles).where(isOwn).for('update');
    if (!before) return;
    refuseStranger(opened, before.slug);
    const answer = { how: 'confirmed', phoneHiddenAt: null } as const;
    await tellStaffOfCheck(tx, services, before, answer);
    await tx
      .update(profiles)
      .set({ confirmedAt, ...NOTHING_TO_CHECK })
      .where(isOwn);
  });
  return confirmedAt;
}

/** A paused profile is kept, and found by its owner alone. */
export async function pauseProfile({ db, clock }: Needed, accountId: number): Promise<void> {
  await db
    .update(profiles)
    .set({ pausedAt: clock.now(), listed: false })
    .where(eq(profiles.accountId, accountId));
}

export async function resumeProfile({ db, env }: Needed, accountId: number): Promise<void> {
  const isOwn = eq(profiles.accountId, accountId);
  await db.transaction(async (tx) => {
    // Staff may suspend the account at this moment: only what is asked after the lock knows of it.
    await holdProfile(tx, accountId, 'update');
    const isActive = sql`(select status = 'active' from ${accounts} where id = ${accountId})`;
    await tx
      .update(profiles)
      .set({ pausedAt: null, listed: sql`${mayBeListed(env.REVIEW_POLICY)} and ${isActive}` })
      .where(isOwn);
  });
}

/** Staff's word counts more than the owner's wish. */
export function mayBeListed(policy: 'after' | 'before') {
  const isApproved = eq(profiles.reviewStatus, 'approved');
  // A better version of what was rejected waits for staff, and still carries their reason.
  const isNew = and(eq(profiles.reviewStatus, 'pending'), isNull(profiles.reviewReason));
  return sql<boolean>`${policy === 'after' ? or(isApproved, isNew) : isApproved}`;
}

type Row = typeof profiles.$inferSelect;

/** Whoever confirms or saves has looked at everything. */
export const NOTHING_TO_CHECK = { checkAskedAt: null, checkNote: null, phoneHiddenAt: null };

/** Inside the transaction of the answer, with the profile locked before it: staff are told, if they had asked. */
export async function tellStaffOfCheck(
  tx: Db,
  services: Pick<Services, 'queue' | 'env'>,
  profile: Row,
  { how, phoneHiddenAt }: { how: 'confirmed' | 'corrected'; phoneHiddenAt: Date | null },
): Promise<void> {
  const { kind, displayName: name, slug } = profile;
  if (!profile.checkAskedAt && !profile.phoneHiddenAt) return;
  const numberShown = profile.phoneHiddenAt !== null && phoneHiddenAt === null;
  const facts = { kind, name, slug, how, numberShown };
  await mailStaff(services, (site) => checkAnsweredMail(site, facts), tx);
}

/** A page may have been opened for another profile, before somebody else signed in in the next tab. */
export function refuseStranger(opened: string | null, slug: string): void {
  if (opened !== null && opened !== slug) throw problem('forbidden', 'otherAccount');
}

/** Before what it was opened for is read: a file may be large. */
export async function refuseStrangersPage(
  db: Db,
  { accountId, opened }: { accountId: number; opened: string | null },
): Promise<void> {
  const isOwn = eq(profiles.accountId, accountId);
  const [profile] = await db.select({ slug: profiles.slug }).from(profiles).where(isOwn);
  if (profile) refuseStranger(opened, profile.slug);
}
