import { sql, type SQL } from 'drizzle-orm';
import { nearbyPlaces, placesWithin, type Location } from '#features/profiles/locations.rules.ts';
import { averageRating } from '#features/profiles/rating.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { readsPart, readsProfiles } from '#platform/db/directory-reads.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import { PICTURES, pictureUrls, type PictureRow } from '#features/directory/profile-pictures.ts';
import { codesOf } from '#features/directory/search-codes.server.ts';
import type { SimilarProvider } from './similar-provider.ts';

const SIMILAR_COUNT = 4;

interface Wanted {
  kind: ProviderKind;
  /** The profile they are similar to, which is never among them. */
  id: string;
  category: string;
  headline: string;
  location: string;
}

interface Row extends Record<string, unknown> {
  slug: string;
  display_name: string;
  headline: string;
  location: string;
  rating_sum: number;
  review_count: number;
  is_demo: boolean;
  pictures: PictureRow[];
}

/** Others of the category: at the same place, then around it, then anywhere; the same trade before its neighbours. */
export async function findSimilar(db: Db, wanted: Wanted): Promise<SimilarProvider[]> {
  const { kind, id, category, headline } = wanted;
  const place = wanted.location as Location;
  const around = await codesOf(db, [...placesWithin(place), ...nearbyPlaces(place)]);
  const [here = 0] = await codesOf(db, [place]);
  const [ofCategory = 0] = await codesOf(db, [category]);
  const others = (where: SQL, order: SQL) => sql`(
    select s.account_id from profile_search s
    where s.kind = ${kind} and s.category = ${ofCategory} and ${where}
      and s.account_id <> (select account_id from profiles where slug = ${id})
    order by ${order} limit ${SIMILAR_COUNT})`;
  const sameTrade = sql`s.headline <> fold(${headline}), s.rating desc, s.account_id`;
  // The order of an index, so that a large directory is not sorted for a handful.
  const best = sql`s.rating desc nulls last, s.completeness desc nulls last, s.confirmed_at desc nulls last, s.account_id`;
  // The limit takes from one after the other: in a large directory only the first is ever looked up.
  const { rows } = await db.execute<Row>(sql`
    with similar_ids as (
      select account_id, row_number() over () as rank from (
        ${others(sql`s.location = ${here}`, sameTrade)}
        union all
        ${others(sql`s.location = any(${sql.param(around.filter((code) => code !== here))}::smallint[])`, sameTrade)}
        union all
        ${others(sql`s.location <> all(${sql.param([here, ...around])}::smallint[])`, best)}
      ) nearest limit ${SIMILAR_COUNT}
    )
    select p.slug, p.display_name, p.headline, p.location, p.rating_sum, p.review_count, a.is_demo,
      ${PICTURES} as pictures
    from similar_ids join profiles p using (account_id) join accounts a on a.id = p.account_id order by rank`);
  readsPart({ kind, category, places: null });
  readsProfiles(rows);
  return rows.map(provider);
}

function provider(row: Row): SimilarProvider {
  return {
    id: row.slug,
    name: row.display_name,
    headline: row.headline,
    location: row.location,
    image: pictureUrls(row.pictures).portrait,
    rating: averageRating(row.rating_sum, row.review_count),
    review_count: row.review_count,
    ...(row.is_demo && { is_demo: true as const }),
  };
}
