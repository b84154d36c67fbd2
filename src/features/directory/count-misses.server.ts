import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
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
