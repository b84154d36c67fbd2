import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { defineJob } from '#platform/jobs/jobs.server.ts';
import type { SearchMiss } from '#platform/services.server.ts';
import { foldText } from './search-text.rules.ts';

/** Staff learn from what people look for in vain; who looked is not kept. */
export async function countMisses(db: Db, misses: readonly SearchMiss[]): Promise<void> {
  const counted = misses.map(({ kind, typed }) => ({ kind, query: foldText(typed) }));
  await db.execute(sql`
    insert into search_misses as m (kind, query, count)
    select kind, query, count(*)
    from unnest(${sql.param(counted.map(({ kind }) => kind))}::text[],
      ${sql.param(counted.map(({ query }) => query))}::text[]) as missed (kind, query)
    where query <> '' group by kind, query order by kind, query
    on conflict (kind, query) do update set count = m.count + excluded.count, last_at = now()`);
}

/** Strangers can look for anything, also twice; more than this nobody reads. */
const MOST_KEPT = 50_000;

export const sweepMissesJob = defineJob({
  name: 'sweep-misses',
  schedule: '37 * * * *',
  run: (_data, { db }) => sweepMisses(db),
});

/** The oldest go, of what was looked for once and of all else apart: what comes once drives out nothing that came again. */
export async function sweepMisses(db: Db, kept = MOST_KEPT): Promise<void> {
  await db.execute(sql`
    delete from search_misses where (kind, query) in (
      select kind, query from (
        select kind, query,
          row_number() over (partition by count = 1 order by last_at desc, kind, query) as place
        from search_misses
      ) as placed where place > ${kept})`);
}
