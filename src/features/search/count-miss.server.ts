import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { searchMisses } from '#platform/db/tables/search.ts';
import { foldText } from './search-text.rules.ts';

/** Staff learn from what people look for in vain; who looked is not kept. */
export async function countMiss(
  db: Db,
  kind: 'specialist' | 'business',
  typed: string,
): Promise<void> {
  const query = foldText(typed);
  if (!query) return;
  await db
    .insert(searchMisses)
    .values({ kind, query })
    .onConflictDoUpdate({
      target: [searchMisses.kind, searchMisses.query],
      set: { count: sql`${searchMisses.count} + 1`, lastAt: sql`now()` },
    });
}
