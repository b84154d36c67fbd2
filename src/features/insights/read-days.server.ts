import { sql } from 'drizzle-orm';
import { belizeDay } from '#platform/belize-day.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import type { Db } from '#platform/db/database.server.ts';
import { daysUpTo, MEASURES, SHOWN_DAYS, type DayNumbers, type Measure } from './insights.rules.ts';

interface Row extends Record<string, unknown> {
  day: string;
  kind: Measure;
  count: number;
}

/** What happened to a profile on each of the last days, today included, from folded and from fresh events. */
export async function readDays(db: Db, accountId: number, now: Date): Promise<DayNumbers[]> {
  const days = daysUpTo(belizeDay(now), SHOWN_DAYS);
  const { rows } = await db.execute<Row>(sql`
    select day::text as day, kind, sum(count)::int as count
    from (
      select day, kind, count from profile_event_days where profile_id = ${accountId}
      union all
      select (created_at at time zone ${COUNTRY.timeZone})::date, kind, 1
      from profile_events where profile_id = ${accountId}
    ) as counted
    where day >= ${days[0]}::date
    group by day, kind`);
  const none = Object.fromEntries(MEASURES.map(({ kind }) => [kind, 0])) as Record<Measure, number>;
  const byDay = new Map(days.map((day) => [day, { day, ...none }]));
  for (const { day, kind, count } of rows) {
    const numbers = byDay.get(day);
    if (numbers) numbers[kind] = count;
  }
  return [...byDay.values()];
}
