import { sql, type SQL } from 'drizzle-orm';
import { factsCondition, isOpenOn } from '#features/directory/fact-conditions.server.ts';
import type { Distances } from '#features/directory/map/positions.ts';
import { numberByPlace, servesAny } from '#features/directory/search-codes.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { COST, distanceCost, GAIN } from './costs.ts';
import type { Wish } from './wishes.ts';

/** Few reviews say little: as if these had come before them. */
const BEFORE = { reviews: 4, rating: 4.2 };

/** Reviews, completeness, and a point for every year by which somebody was confirmed later. */
export function qualityOf(): SQL {
  return sql`(
    4 * (rating * review_count + ${BEFORE.rating * BEFORE.reviews}::real) / (review_count + ${BEFORE.reviews})
    + completeness * 0.03
    + date_part('epoch', confirmed_at) / 31536000
  )::real`;
}

export async function placeCost(db: Db, distances: Distances | null): Promise<SQL> {
  if (!distances) return sql`0`;
  const costs = new Map([...distances].map(([place, km]) => [place, distanceCost(km)]));
  const away = await numberByPlace(db, costs, COST.elsewhere);
  const there = [...distances].flatMap(([place, km]) => (km === 0 ? [place] : []));
  return sql`(case when ${await servesAny(db, there)} then least(${COST.serves}::int, ${away}) else ${away} end)`;
}

/** For those who fit a condition. */
export const gain = (condition: SQL, what: keyof typeof GAIN): SQL =>
  sql`(case when ${condition} then ${GAIN[what]}::int else 0 end)`;

export function isMet({ facts, open }: Wish, now: Date): SQL {
  if (!open) return factsCondition(facts, now)!;
  return sql`(${sql.join(
    open.days.map((day) => isOpenOn(day, open.from)),
    sql` or `,
  )})`;
}
