import { sql, type SQL } from 'drizzle-orm';
import { averageRating } from '#features/profiles/rating.rules.ts';
import { belizeDay, dayNumber } from '#platform/belize-day.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { readsPart, readsProfiles } from '#platform/db/directory-reads.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { PICTURES, pictureUrls, type PictureRow } from './profile-pictures.ts';
import {
  DEFAULT_BANNER,
  DEFAULT_LOGO,
  FEATURED_COUNT,
  FEATURED_POOL,
  FEATURED_WEIGHTS,
} from './featured.rules.ts';
import type { FeaturedBusiness, FeaturedSpecialist } from './search-wire.ts';

interface FeaturedRow extends Record<string, unknown> {
  id: number;
  /** By staff, as opposed to by its turn. */
  chosen: boolean;
  slug: string;
  display_name: string;
  headline: string;
  location: string;
  rating_sum: number;
  review_count: number;
  is_demo: boolean;
  pictures: PictureRow[];
}

/**
 * Those that staff have chosen, in their order. The free places go round among the best rated, most complete and
 * freshest: each day the next ones have their turn, so that within a few days everybody of them was shown equally often.
 */
export async function pickFeatured(db: Db, kind: ProviderKind, now: Date): Promise<FeaturedRow[]> {
  const day = belizeDay(now);
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<FeaturedRow>(sql`
    with chosen as (
      select f.profile_id as account_id, f.position
      from featured f join profile_search s on s.account_id = f.profile_id and s.kind = ${kind}
      where f.starts_at <= ${at} and (f.ends_at is null or f.ends_at > ${at})
      order by f.position, f.profile_id limit ${FEATURED_COUNT}
    ), candidates as (
      select account_id, rating, review_count, completeness, confirmed_at from profile_search
      where kind = ${kind} and account_id not in (select account_id from chosen)
      order by rating desc nulls last, completeness desc nulls last, confirmed_at desc nulls last, account_id
      limit ${FEATURED_POOL * 5}
    ), good as (
      select account_id from candidates order by ${score(at)} desc, account_id limit ${FEATURED_POOL}
    ), free as (
      select ${FEATURED_COUNT} - count(*) as places from chosen
    ), turns as (
      select account_id, count(*) over () as seats, row_number() over (order by md5(account_id::text)) - 1 as seat
      from good
    ), today as (
      select account_id, mod(seat - mod(${dayNumber(day)} * places, seats) + seats, seats) as turn, places
      from turns cross join free
    ), featured_ids as (
      select account_id, true as chosen, position, '' as shuffled from chosen
      union all
      select account_id, false, 0, md5(${day} || account_id::text) from today where turn < places
    )
    select p.account_id::int as id, i.chosen, p.slug, p.display_name, p.headline, p.location, p.rating_sum,
      p.review_count, a.is_demo, ${PICTURES} as pictures
    from featured_ids i join profiles p using (account_id) join accounts a on a.id = p.account_id
    order by i.chosen desc, i.position, i.shuffled, p.account_id limit ${FEATURED_COUNT}`);
  readsPart({ kind, category: null, places: null });
  readsProfiles(rows);
  return rows;
}

function score(at: SQL): SQL {
  const { rating, completeness, freshness, doubts, doubtStars, staleDays } = FEATURED_WEIGHTS;
  return sql`${rating}::float8 / 5 * (rating * review_count + ${doubts * doubtStars}::float8) / (review_count + ${doubts}::float8)
    + ${completeness}::float8 * completeness / 100
    + ${freshness}::float8 * greatest(0, 1 - extract(epoch from ${at} - confirmed_at) / 86400 / ${staleDays}::float8)`;
}

export async function listFeaturedSpecialists(db: Db, now: Date): Promise<FeaturedSpecialist[]> {
  const rows = await pickFeatured(db, 'specialist', now);
  return rows.map((row) => {
    const { portrait, banner } = pictureUrls(row.pictures);
    return {
      id: row.slug,
      name: row.display_name,
      role: row.headline,
      image: portrait,
      location: row.location,
      banner,
      rating: averageRating(row.rating_sum, row.review_count),
      review_count: row.review_count,
      ...(row.is_demo && { is_demo: true as const }),
    };
  });
}

export async function listFeaturedBusinesses(db: Db, now: Date): Promise<FeaturedBusiness[]> {
  const rows = await pickFeatured(db, 'business', now);
  return rows.map((row) => {
    const { portrait, banner } = pictureUrls(row.pictures);
    return {
      id: row.slug,
      name: row.display_name,
      role: row.headline || 'Business',
      image: portrait ?? DEFAULT_LOGO,
      location: row.location || 'Unknown',
      banner: banner ?? DEFAULT_BANNER,
      rating: averageRating(row.rating_sum, row.review_count),
      review_count: row.review_count,
      ...(row.is_demo && { is_demo: true as const }),
    };
  });
}
