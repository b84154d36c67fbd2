import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';

interface NowRow extends Record<string, unknown> {
  waiting: number;
  oldest: Date | string | null;
  messages: number;
  reports: number;
}

/** What waits for staff at this moment. */
export async function countNow(db: Db) {
  const { rows } = await db.execute<NowRow>(sql`
    select w.waiting, w.oldest,
      (select count(*)::int from contact_messages where status in ('new', 'open')) as messages,
      (select count(*)::int from reports where status = 'open') as reports
    from (
      select count(*)::int as waiting, min(coalesce(r.submitted_at, p.submitted_at)) as oldest
      from profiles p left join profile_revisions r on r.account_id = p.account_id and r.status = 'pending'
      where p.review_status = 'pending' or r.id is not null
    ) w`);
  const { waiting, oldest, messages, reports } = rows[0]!;
  return { waiting, oldest: oldest && new Date(oldest), messages, reports };
}
