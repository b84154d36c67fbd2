import { sql, type SQL } from 'drizzle-orm';
import { belizeDay, addDays, startOfBelizeDay } from '#platform/belize-day.rules.ts';
import type { Services } from '#platform/services.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { howLong } from '../desk/how-long.server.ts';
import { WAITING } from '../queue/waiting.server.ts';
import {
  NUMBER_PERIODS,
  DAYS_COUNTED,
  COUNTED,
  type NumberPeriod,
  type Counted,
} from './numbers.rules.ts';

export async function loadNumbers({ db, clock }: Services) {
  const now = clock.now();
  const today = belizeDay(now);
  const [counts, times, waits] = await Promise.all([
    countDays(db, today),
    approvalTimes(db, today),
    countNow(db),
  ]);
  const spoken = (what: keyof ApprovalTime) =>
    Object.fromEntries(
      (Object.keys(NUMBER_PERIODS) as NumberPeriod[]).map((name) => {
        const ms = times[name][what];
        return [name, ms === null ? null : howLong(ms)];
      }),
    ) as Record<NumberPeriod, string | null>;
  return {
    at: now,
    rows: sumUp(counts, today),
    approval: { median: spoken('median'), slowest: spoken('slowest') },
    waits: { ...waits, oldest: waits.oldest && howLong(now.getTime() - waits.oldest.getTime()) },
  };
}

export type NumbersView = Awaited<ReturnType<typeof loadNumbers>>;

interface ApprovalTime {
  /** In milliseconds; null when nothing was approved. */
  median: number | null;
  slowest: number | null;
}

/** How long providers had to wait for their approval, by the day that it came. */
export async function approvalTimes(
  db: Db,
  today: string,
): Promise<Record<NumberPeriod, ApprovalTime>> {
  const at = (day: string) => sql`${startOfBelizeDay(day).toISOString()}::timestamptz`;
  const starts: Record<NumberPeriod, string> = {
    today,
    yesterday: addDays(today, -1),
    week: addDays(today, -6),
    month: addDays(today, -29),
  };
  const periods = (Object.keys(NUMBER_PERIODS) as NumberPeriod[]).map((name) => {
    const end = name === 'yesterday' ? today : addDays(today, 1);
    return sql`(${name}::text, ${at(starts[name])}, ${at(end)})`;
  });
  const { rows } = await db.execute<
    ApprovalTime & { name: NumberPeriod } & Record<string, unknown>
  >(sql`
    select p.name, percentile_cont(0.5) within group (order by r.ms) as median, max(r.ms) as slowest
    from (values ${sql.join(periods, sql`, `)}) as p (name, starts, ends)
    left join (
      select decided_at, extract(epoch from decided_at - submitted_at)::float8 * 1000 as ms
      from profile_revisions where status = 'approved' and decided_at >= ${at(starts.month)}
    ) r on r.decided_at >= p.starts and r.decided_at < p.ends
    group by p.name`);
  return Object.fromEntries(
    rows.map(({ name, median, slowest }) => [name, { median, slowest }]),
  ) as Record<NumberPeriod, ApprovalTime>;
}

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
    from (select count(*)::int as waiting, min(since) as oldest from ${WAITING}) w`);
  const { waiting, oldest, messages, reports } = rows[0]!;
  return { waiting, oldest: oldest && new Date(oldest), messages, reports };
}

interface DayCount {
  metric: string;
  /** A day in Belize. */
  day: string;
  count: number;
}

interface MetricRow {
  metric: Counted;
  sums: Record<NumberPeriod, number>;
  /** One number a day, today last. */
  days: number[];
}

/** The last 7 and 30 days have today among them. */
export function sumUp(rows: readonly DayCount[], today: string): MetricRow[] {
  const days = Array.from({ length: DAYS_COUNTED }, (_, i) => addDays(today, i - DAYS_COUNTED + 1));
  return (Object.keys(COUNTED) as Counted[]).map((metric) => {
    const byDay = new Map(
      rows.filter((row) => row.metric === metric).map((row) => [row.day, row.count]),
    );
    const counts = days.map((day) => byDay.get(day) ?? 0);
    return {
      metric,
      days: counts,
      sums: {
        today: counts.at(-1)!,
        yesterday: counts.at(-2)!,
        week: sum(counts.slice(-7)),
        month: sum(counts),
      },
    };
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
