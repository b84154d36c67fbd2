import { sql } from 'drizzle-orm';
import { averageRating } from '#features/profiles/rating.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { PICTURES, pictureUrls, type PictureRow } from './profile-pictures.ts';
import type { BusinessResult, SpecialistResult } from './search-wire.ts';

interface Row {
  account_id: string;
  slug: string;
  category: string;
  location: string;
  rating_sum: number;
  review_count: number;
  is_demo: boolean;
  pictures: PictureRow[];
}

type SpecialistRow = Row &
  Record<'first_name' | 'last_name' | 'occupation' | 'education' | 'skills' | 'bio', string>;
type BusinessRow = Row &
  Record<'business_name' | 'specific_type' | 'about' | 'services' | 'description', string>;

export async function loadSpecialists(db: Db, ids: number[]): Promise<SpecialistResult[]> {
  const { rows } = await db.execute<SpecialistRow & Record<string, unknown>>(sql`
    select p.account_id, p.slug, p.category, p.location, p.rating_sum, p.review_count, d.first_name, d.last_name,
      d.occupation, d.education, d.skills, d.bio, a.is_demo, ${PICTURES} as pictures
    from profiles p join specialist_profiles d using (account_id) join accounts a on a.id = p.account_id
    where p.account_id = any(${sql.param(ids)}::bigint[])`);
  return inOrder(ids, rows).map((row) => {
    const { portrait, banner, showcase } = pictureUrls(row.pictures);
    return {
      id: row.slug,
      fullName: `${row.first_name} ${row.last_name}`,
      first_name: row.first_name,
      last_name: row.last_name,
      occupation: row.occupation,
      category: row.category,
      location: row.location,
      bio: row.bio,
      skills: row.skills,
      education: row.education,
      background_url: banner,
      profile_pic_url: portrait,
      showcaseImages: showcase,
      rating: averageRating(row.rating_sum, row.review_count),
      review_count: row.review_count,
      ...(row.is_demo && { is_demo: true as const }),
    };
  });
}

export async function loadBusinesses(db: Db, ids: number[]): Promise<BusinessResult[]> {
  const { rows } = await db.execute<BusinessRow & Record<string, unknown>>(sql`
    select p.account_id, p.slug, p.category, p.location, p.rating_sum, p.review_count, d.business_name,
      d.specific_type, d.about, d.services, d.description, a.is_demo, ${PICTURES} as pictures
    from profiles p join business_profiles d using (account_id) join accounts a on a.id = p.account_id
    where p.account_id = any(${sql.param(ids)}::bigint[])`);
  return inOrder(ids, rows).map((row) => {
    const { portrait, banner, showcase } = pictureUrls(row.pictures);
    return {
      id: row.slug,
      business_name: row.business_name,
      businessType: row.specific_type,
      category: row.category,
      location: row.location,
      about: row.about,
      description: row.description,
      services: row.services,
      background_url: banner,
      logo_url: portrait,
      showcase_images: showcase,
      rating: averageRating(row.rating_sum, row.review_count),
      review_count: row.review_count,
      ...(row.is_demo && { is_demo: true as const }),
    };
  });
}

/** The database answers in its own order; the search has decided another. */
function inOrder<R extends { account_id: string }>(ids: number[], rows: R[]): R[] {
  const byId = new Map(rows.map((row) => [Number(row.account_id), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
