import { sql } from 'drizzle-orm';
import { profileRevisions, profiles } from '#platform/db/tables/profiles.ts';

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
