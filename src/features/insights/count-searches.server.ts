import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { belizeDay } from '#platform/belize-day.rules.ts';

/** Adds to the number of each day, which is all that is kept of a search. */
export async function countSearches(db: Db, moments: readonly Date[]): Promise<void> {
  await db.execute(sql`
    insert into search_days as d (day, count)
    select day, count(*) from unnest(${sql.param(moments.map(belizeDay))}::date[]) as day
    group by day order by day
    on conflict (day) do update set count = d.count + excluded.count`);
}
