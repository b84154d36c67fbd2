import { lt } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { emailCodes, staffInvitations } from '#platform/db/tables/accounts.ts';
import { defineJob } from '#platform/jobs/jobs.server.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import { CODE_KEPT_HOURS } from './email-code.rules.ts';
import { sweepSessions } from './session.server.ts';
import { INVITATION_KEPT_DAYS } from './staff/invitation.rules.ts';

export const sweepCodesJob = defineJob({
  name: 'sweep-codes',
  schedule: '27 * * * *',
  async run(_data, { db, clock, env }) {
    await sweepCodes(db, clock.now());
    await sweepSessions(db, clock.now(), env);
  },
});

/** Who asked for a code concerns nobody for long, least of all where there was nobody to send it to. */
export async function sweepCodes(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - CODE_KEPT_HOURS * 60 * 60_000);
  await db.delete(emailCodes).where(lt(emailCodes.createdAt, old));
  // Shown for a while as expired, so that whoever invited can send it again.
  const forgotten = new Date(now.getTime() - INVITATION_KEPT_DAYS * DAY_MS);
  await db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, forgotten));
}
