import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { namesOf } from './search-codes.server.ts';

/** How many profiles stand in each category at each place. */
export type Counts = readonly { category: string; location: string; count: number }[];

/** As the database counts them: by codes. */
export type CountedCells = [category: number, location: number, count: number][] | null;

/** One JSON value: what fits a condition on rows of profile_search, counted by category and place. */
export function countCells(condition: SQL): SQL {
  return sql`(
    select json_agg(json_build_array(category, location, n))
    from (
      select category, location, count(*) as n from profile_search where ${condition} group by 1, 2
    ) as cells)`;
}

export async function nameCells(db: Db, cells: CountedCells): Promise<Counts> {
  if (!cells) return [];
  const names = await namesOf(db, [...new Set(cells.flatMap(([a, b]) => [a, b]))]);
  return cells.map(([category, location, count]) => ({
    category: names.get(category)!,
    location: names.get(location)!,
    count,
  }));
}
