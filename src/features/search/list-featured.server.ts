import { sql } from 'drizzle-orm';
import { averageRating } from '#features/profiles/rating.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { PICTURES, pictureUrls, type PictureRow } from './profile-pictures.ts';
import { DEFAULT_BANNER, DEFAULT_LOGO, FEATURED_COUNT } from './featured.rules.ts';
import type { FeaturedBusiness, FeaturedSpecialist } from './search-wire.ts';

interface FeaturedRow extends Record<string, unknown> {
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
 * Those that staff have chosen, in their order; the rest is filled up from the well rated and complete, in an order
 * that changes with the day, so that the same few are not first for ever.
 */
async function listFeatured(
  db: Db,
  kind: 'specialist' | 'business',
  now: Date,
): Promise<FeaturedRow[]> {
  const day = now.toISOString().slice(0, 10);
  const { rows } = await db.execute<FeaturedRow>(sql`
    with chosen as (
      select f.profile_id as account_id, f.position
      from featured f join profile_search s on s.account_id = f.profile_id and s.kind = ${kind}
      where f.starts_at <= ${now.toISOString()}::timestamptz
        and (f.ends_at is null or f.ends_at > ${now.toISOString()}::timestamptz)
      order by f.position limit ${FEATURED_COUNT}
    ), good as (
      select account_id from profile_search
      where kind = ${kind} and account_id not in (select account_id from chosen)
      order by rating desc nulls last, completeness desc nulls last, confirmed_at desc nulls last, account_id
      limit ${FEATURED_COUNT * 4}
    ), featured_ids as (
      select account_id, 0 as rank, position, '' as turn from chosen
      union all
      select account_id, 1, 0, md5(${day} || account_id::text) from good
    )
    select p.slug, p.display_name, p.headline, p.location, p.rating_sum, p.review_count, a.is_demo,
      ${PICTURES} as pictures
    from featured_ids join profiles p using (account_id) join accounts a on a.id = p.account_id
    order by rank, position, turn limit ${FEATURED_COUNT}`);
  return rows;
}

export async function listFeaturedSpecialists(db: Db, now: Date): Promise<FeaturedSpecialist[]> {
  const rows = await listFeatured(db, 'specialist', now);
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
  const rows = await listFeatured(db, 'business', now);
  return rows.map((row) => {
    const { portrait, banner } = pictureUrls(row.pictures);
    return {
      id: row.slug,
      name: row.display_name,
      role: row.headline || 'Business',
      image: portrait ?? DEFAULT_LOGO,
      location: row.location || 'Unknown',
      banner: banner ?? DEFAULT_BANNER,
      ...(row.is_demo && { is_demo: true as const }),
    };
  });
}
