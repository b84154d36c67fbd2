import { sql } from 'drizzle-orm';
import { addDays, startOfBelizeDay } from '#platform/belize-day.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { PERIODS, type Period } from './numbers.rules.ts';

export interface ApprovalTime {
  /** In milliseconds; null when nothing was approved. */
  median: number | null;
  slowest: number | null;
}

/** How long providers had to wait for their approval, by the day that it came. */
export async function approvalTimes(db: Db, today: string): Promise<Record<Period, ApprovalTime>> {
  const at = (day: string) => sql`${startOfBelizeDay(day).toISOString()}::timestamptz`;
  const starts: Record<Period, string> = {
    today,
    yesterday: addDays(today, -1),
    week: addDays(today, -6),
    month: addDays(today, -29),
  };
  const periods = (Object.keys(PERIODS) as Period[]).map((name) => {
    const end = name === 'yesterday' ? today : addDays(today, 1);
    return sql`(${name}::text, ${at(starts[name])}, ${at(end)})`;
  });
  const { rows } = await db.execute<ApprovalTime & { name: Period } & Record<string, unknown>>(sql`
    select p.name, percentile_cont(0.5) within group (order by r.ms) as median, max(r.ms) as slowest
    from (values ${sql.join(periods, sql`, `)}) as p (name, starts, ends)
    left join (
      select decided_at, extract(epoch from decided_at - submitted_at)::float8 * 1000 as ms
      from profile_revisions where status = 'approved' and decided_at >= ${at(starts.month)}
    ) r on r.decided_at >= p.starts and r.decided_at < p.ends
    group by p.name`);
  return Object.fromEntries(
    rows.map(({ name, median, slowest }) => [name, { median, slowest }]),
  ) as Record<Period, ApprovalTime>;
}
