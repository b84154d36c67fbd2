import { staffNumbers } from '#messages';
import { sql, type SQL } from 'drizzle-orm';
import { localDay, addDays, daysUpTo, startOfLocalDay } from '#platform/local-day.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import type { Services } from '#platform/services.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { howLong } from '../desk/how-long.server.ts';
import { WAITING, type StaffCounts } from '../queue/waiting.server.ts';
import {
  byPeriod,
  DAYS_COUNTED,
  PERIODS,
  type Counted,
  type NumberPeriod,
} from './numbers.rules.ts';

export async function loadNumbers({ db, clock }: Services) {
  const now = clock.now();
  const today = localDay(now);
  const [counts, times, waits] = await Promise.all([
    countDays(db, today),
    approvalTimes(db, today),
    countNow(db),
  ]);
  const spoken = (what: keyof ApprovalTime) =>
    byPeriod((name) => {
      const ms = times[name][what];
      return ms === null ? null : howLong(ms);
    });
  return {
    at: now,
    rows: sumUp(counts, today),
    approval: { median: spoken('median'), slowest: spoken('slowest') },
    waits: { ...waits, oldest: waits.oldest && howLong(now.getTime() - waits.oldest.getTime()) },
  };
}

export type NumbersView = Awaited<ReturnType<typeof loadNumbers>>;

/** In milliseconds; null when nothing was approved. */
type ApprovalTime = Record<'median' | 'slowest', number | null>;

export async function approvalTimes(
  db: Db,
  today: string,
): Promise<Record<NumberPeriod, ApprovalTime>> {
  const at = (day: string) => sql`${startOfLocalDay(day).toISOString()}::timestamptz`;
  const starts = { today: 0, yesterday: -1, week: -6, month: 1 - DAYS_COUNTED };
  const periods = PERIODS.map((name) => {
    const end = name === 'yesterday' ? today : addDays(today, 1);
    return sql`(${name}::text, ${at(addDays(today, starts[name]))}, ${at(end)})`;
  });
  const { rows } = await db.execute<ApprovalTime & { name: NumberPeriod }>(sql`
    select p.name, percentile_cont(0.5) within group (order by r.ms) as median, max(r.ms) as slowest
    from (values ${sql.join(periods, sql`, `)}) as p (name, starts, ends)
    left join (
      select decided_at, extract(epoch from decided_at - submitted_at)::float8 * 1000 as ms
      from profile_revisions where ${sql.raw(APPROVED)} and decided_at >= ${at(addDays(today, starts.month))}
    ) r on r.decided_at >= p.starts and r.decided_at < p.ends
    group by p.name`);
  return Object.fromEntries(
    rows.map(({ name, median, slowest }) => [name, { median, slowest }]),
  ) as Record<NumberPeriod, ApprovalTime>;
}

/** Everything that is counted, by the day; folded events together with those of the last hours. */
export async function countDays(db: Db, today: string): Promise<DayCount[]> {
  const first = addDays(today, 1 - DAYS_COUNTED);
  const since = sql`${startOfLocalDay(first).toISOString()}::timestamptz`;
  const count = (metric: Counted, table: string, moment: string, where = 'true') =>
    sql`select ${metric}::text as metric, ${dayOf(moment)} as day, count(*) as n
      from ${sql.raw(table)} where ${sql.raw(moment)} >= ${since} and ${sql.raw(where)} group by 1, 2`;
  const parts = [
    count('signups', 'accounts', 'created_at', "kind <> 'admin'"),
    count('waiting', 'profile_revisions', 'submitted_at', "status = 'pending'"),
    count('approved', 'profile_revisions', 'decided_at', APPROVED),
    count('misses', 'search_misses', 'last_at'),
    count('reviews', 'reviews', 'created_at'),
    count('messages', 'contact_messages', 'created_at'),
    count('reports', 'reports', 'created_at'),
    sql`select ${EVENT_METRIC}, ${dayOf('created_at')}, count(*) from profile_events
      where created_at >= ${since} group by 1, 2`,
    sql`select ${EVENT_METRIC}, day, sum(count) from profile_event_days
      where day >= ${first}::date group by 1, 2`,
    sql`select 'searches', day, count from search_days where day >= ${first}::date`,
  ];
  const { rows } = await db.execute<DayCount>(sql`
    select metric, day::text as day, sum(n)::int as count
    from (${sql.join(parts, sql` union all `)}) counted group by 1, 2`);
  return rows;
}

/** What nobody waited for is only written down: a merge, a profile that is public again, what an import brought. */
const APPROVED = "status = 'approved' and decided_at > submitted_at";

const EVENT_METRIC = sql.raw(`case kind when 'search' then 'appearances' when 'view' then 'views'
  when 'message' then 'letters' else 'taps' end`);

const dayOf = (moment: string): SQL =>
  sql.raw(`(${moment} at time zone '${COUNTRY.timeZone}')::date`);

export async function countNow(db: Db) {
  const { rows } = await db.execute<StaffCounts & { oldest: string | null }>(sql`
    select w.waiting, w.oldest,
      (select count(*)::int from contact_messages where status in ('new', 'open')) as messages,
      (select count(*)::int from reports where status = 'open') as reports
    from (select count(*)::int as waiting, min(since) as oldest from ${WAITING}) w`);
  const { waiting, oldest, messages, reports } = rows[0]!;
  return { waiting, oldest: oldest && new Date(oldest), messages, reports };
}

type DayCount = { metric: string; day: string; count: number };

/** The last 7 and 30 days have today among them. */
export function sumUp(rows: readonly DayCount[], today: string) {
  const days = daysUpTo(today, DAYS_COUNTED);
  return (Object.keys(staffNumbers.counted) as Counted[]).map((metric) => {
    const byDay = new Map(
      rows.filter((row) => row.metric === metric).map((row) => [row.day, row.count]),
    );
    const counts = days.map((day) => byDay.get(day) ?? 0);
    return {
      metric,
      /** One number a day, today last. */
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
