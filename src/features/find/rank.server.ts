import { sql, type SQL } from 'drizzle-orm';
import type { Distances } from '#features/directory/map/positions.ts';
import { numberByPlace, servesAny } from '#features/directory/place-conditions.server.ts';
import type { Db } from '#platform/db/database.server.ts';

/**
 * What stands between a provider and the wish, as if it were kilometres: the least comes first. A place that was said
 * counts much, but somebody else's trade is farther away than the other end of the country.
 */
export const COST = {
  /** The trade stands in the headline, but not alone. */
  besides: 4,
  /** It stands only in the name of a business. */
  inName: 10,
  /** Per part of the best score that another meant trade lacks. */
  lessMeant: 20,
  /** Only further words stand in name or headline. */
  furtherWords: 40,
  inSkills: 165,
  related: 160,
  perFurtherRelated: 6,
  inProse: 400,
  allButOneWord: 60,
  category: 500,
  elsewhere: 30,
  /** Comes to the place, and is not there. */
  serves: 4,
  perKm: 0.4,
} as const;

/** What makes one of two who fit as well better than the other. */
const GAIN = { furtherWord: 20, calledSo: 60, wishInText: 12, wish: 24 } as const;
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
  const costOf = (km: number) => (km === 0 ? 0 : COST.elsewhere + Math.round(km * COST.perKm));
  const costs = new Map([...distances].map(([place, km]) => [place, costOf(km)]));
  const away = await numberByPlace(db, costs, COST.elsewhere);
  const there = [...distances].flatMap(([place, km]) => (km === 0 ? [place] : []));
  return sql`(case when ${await servesAny(db, there)} then least(${COST.serves}::int, ${away}) else ${away} end)`;
}

/** For those who fit a condition. */
export const gain = (condition: SQL, what: keyof typeof GAIN): SQL =>
  sql`(case when ${condition} then ${GAIN[what]}::int else 0 end)`;
