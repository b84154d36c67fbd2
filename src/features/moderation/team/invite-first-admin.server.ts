import { and, isNull, lte, sql } from 'drizzle-orm';
import { isStaffed } from '#features/accounts/ensure-admin.server.ts';
import { newInvitation } from '#features/accounts/staff/join-staff.server.ts';
import { staffInvitations } from '#platform/db/tables/accounts.ts';
import { mailTo } from '#platform/mail/mail-to.server.ts';
import type { Services } from '#platform/services.server.ts';
import { staffInvitationMail } from '../mails/team-mails.server.ts';

/** Instances that start together send one mail; whoever starts again later misses it. */
const SENT_FOR_MS = 3_600_000;

/**
 * Where nobody works yet, whoever the settings name gets a link by mail, so that no password has to stand in them. A
 * later start sends another, and ends the link of whom they named before.
 */
export async function inviteFirstAdmin(services: Services, email: string): Promise<void> {
  const { db, clock, log } = services;
  if (await isStaffed(db)) return;
  await db.transaction(async (tx) => {
    const { token, kept } = newInvitation(services);
    const isTheirs = sql`lower(${staffInvitations.email}) = lower(${email})`;
    await tx
      .delete(staffInvitations)
      .where(and(isNull(staffInvitations.invitedBy), sql`not ${isTheirs}`));
    const missed = lte(staffInvitations.createdAt, new Date(clock.now().getTime() - SENT_FOR_MS));
    const again = await tx
      .update(staffInvitations)
      .set(kept)
      .where(and(isTheirs, missed))
      .returning();
    const made = await tx
      .insert(staffInvitations)
      .values({ email, role: 'admin', ...kept })
      .onConflictDoNothing()
      .returning();
    // Another instance that starts at the same time, or an earlier start, has sent it.
    if (again.length + made.length === 0) return;
    await mailTo(
      services,
      { email, language: 'en' },
      (site) => staffInvitationMail(site, { by: site.name, role: 'admin', token }),
      tx,
    );
    log.info('the first admin is invited by mail');
  });
}
