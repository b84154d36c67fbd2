import { sql } from 'drizzle-orm';
import { profileRevisions, profiles } from '#platform/db/tables/profiles.ts';
import type { Db } from '#platform/db/database.server.ts';
import { contactMessages } from '#platform/db/tables/messages.ts';
import { reports } from '#platform/db/tables/moderation.ts';

/**
 * What waits for staff: new profiles, changed ones, and changes that visitors do not see yet. It waits since the first
 * change that nobody has looked at: whoever saves often must not stay at the end of the queue.
 */
export const WAITING = sql`(
  select p.account_id, p.slug, r.id as revision_id, coalesce(r.submitted_at, p.submitted_at) as since
  from (
    select account_id from ${profiles} where review_status = 'pending'
    union select account_id from ${profileRevisions} where status = 'pending'
  ) who
  join ${profiles} p using (account_id)
  left join ${profileRevisions} r on r.account_id = p.account_id and r.status = 'pending'
) waiting`;

export async function countWaiting(db: Db): Promise<StaffCounts> {
  const { rows } = await db.execute<{ [Name in keyof StaffCounts]: number }>(sql`
    select (select count(*)::int from ${WAITING}) as waiting,
      (select count(*)::int from ${reports} where status = 'open') as reports,
      (select count(*)::int from ${contactMessages} where status = 'new') as messages`);
  return rows[0]!;
}

/** What waits for staff, shown beside the sections. */
export interface StaffCounts {
  /** Profiles in the queue. */
  waiting: number;
  /** Reports that nobody has decided. */
  reports: number;
  /** Messages that nobody has opened. */
  messages: number;
}
