import { sql, type SQL } from 'drizzle-orm';
import { addDays, startOfBelizeDay } from '#platform/belize-day.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { DAYS_COUNTED, type Counted } from './numbers.rules.ts';
import type { DayCount } from './sum-up.ts';

/** Everything that is counted, by the days of Belize; folded events together with those of the last hours. */
export async function countDays(db: Db, today: string): Promise<DayCount[]> {
  const first = addDays(today, 1 - DAYS_COUNTED);
  const since = sql`${startOfBelizeDay(first).toISOString()}::timestamptz`;
  const count = (metric: Counted, table: string, moment: string, where = 'true') =>
    sql`select ${metric}::text as metric, ${belizeDayOf(moment)} as day, count(*) as n
      from ${sql.raw(table)} where ${sql.raw(moment)} >= ${since} and ${sql.raw(where)} group by 1, 2`;
  const parts = [
    count('signups', 'accounts', 'created_at', "kind <> 'admin'"),
    count('waiting', 'profile_revisions', 'submitted_at', "status = 'pending'"),
    count('approved', 'profile_revisions', 'decided_at', "status = 'approved'"),
    count('misses', 'search_misses', 'last_at'),
    count('reviews', 'reviews', 'created_at'),
    count('messages', 'contact_messages', 'created_at'),
    count('reports', 'reports', 'created_at'),
    sql`select ${EVENT_METRIC}, ${belizeDayOf('created_at')}, count(*) from profile_events
      where created_at >= ${since} group by 1, 2`,
    sql`select ${EVENT_METRIC}, day, sum(count) from profile_event_days
      where day >= ${first}::date group by 1, 2`,
    sql`select 'searches', day, count from search_days where day >= ${first}::date`,
  ];
  const { rows } = await db.execute<DayCount & Record<string, unknown>>(sql`
    select metric, day::text as day, sum(n)::int as count
    from (${sql.join(parts, sql` union all `)}) counted group by 1, 2`);
  return rows;
}

const EVENT_METRIC = sql.raw(`case kind when 'search' then 'appearances' when 'view' then 'views'
  when 'message' then 'letters' else 'taps' end`);

/** Six hours behind, all year. */
const belizeDayOf = (moment: string): SQL =>
  sql.raw(`(${moment} at time zone 'UTC' - interval '6 hours')::date`);
