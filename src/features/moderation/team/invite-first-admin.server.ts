import { and, eq, lte } from 'drizzle-orm';
import { isStaffed } from '#features/accounts/ensure-admin.server.ts';
import { newInvitation } from '#features/accounts/staff/invitation.server.ts';
import { staffInvitations } from '#platform/db/tables/accounts.ts';
import { queueMail } from '#platform/mail/mail-job.server.ts';
import type { Services } from '#platform/services.server.ts';
import { describeSite } from '#platform/describe-site.server.ts';
import { staffInvitationMail } from '../mails/team-mails.server.ts';

/**
 * Where nobody works yet, whoever the settings name gets a link by mail, so that no password has to stand in them. Again
 * at a later start, where it has expired meanwhile.
 */
export async function inviteFirstAdmin(services: Services, email: string): Promise<void> {
  const { db, clock, env, queue, log } = services;
  if (await isStaffed(db)) return;
  await db.transaction(async (tx) => {
    const { token, kept } = newInvitation(services);
    const expired = and(
      eq(staffInvitations.email, email),
      lte(staffInvitations.expiresAt, clock.now()),
    );
    const again = await tx.update(staffInvitations).set(kept).where(expired).returning();
    const made = await tx
      .insert(staffInvitations)
      .values({ email, role: 'admin', ...kept })
      .onConflictDoNothing()
      .returning();
    // Another instance that starts at the same time, or an earlier start, has sent it.
    if (again.length + made.length === 0) return;
    const site = describeSite(env);
    const mail = staffInvitationMail(site, { by: site.name, role: 'admin', token });
    await queueMail(queue, { to: email, ...mail }, tx);
    log.info('the first admin is invited by mail');
  });
}
