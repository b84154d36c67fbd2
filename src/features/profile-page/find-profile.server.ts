import { sql, type SQL } from 'drizzle-orm';
import { inRow, tellTexts } from '#features/profiles/own-texts.ts';
import { displayPhone, isMobile } from '#features/profiles/phone.rules.ts';
import { averageRating } from '#features/profiles/rating.rules.ts';
import { belizeDay } from '#platform/belize-day.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { readsProfiles } from '#platform/db/directory-reads.server.ts';
import { PICTURES, pictureUrls, type PictureRow } from '#features/directory/profile-pictures.ts';
import {
  businessProfile,
  pick,
  specialistProfile,
  type BusinessProfile,
  type ProfileExtras,
  type PublicReview,
  type SpecialistProfile,
} from '#features/directory/search-wire.ts';

const REVIEWS = sql`coalesce((
  select json_agg(case r.state
    when 'published' then json_build_object('id', r.id, 'author', r.author_name, 'stars', r.stars, 'text', r.text,
      'date', r.created_at, 'edited', r.updated_at > r.created_at, 'reply', r.reply, 'removed_reason', null)
    else json_build_object('id', r.id, 'author', '', 'stars', 0, 'text', '', 'date', r.created_at, 'edited', false,
      'reply', null, 'removed_reason', coalesce(r.removed_reason, 'against our terms'))
    end order by r.created_at desc, r.id)
  from reviews r where r.profile_id = p.account_id), '[]'::json)`;

interface Row extends Record<string, unknown> {
  slug: string;
  category: string;
  location: string;
  phone: string | null;
  work_email: string | null;
  whatsapp: boolean;
  video_url: string | null;
  rating_sum: number;
  review_count: number;
  created_at: string | Date;
  confirmed_at: string | Date;
  is_demo: boolean;
  pictures: PictureRow[];
  reviews: PublicReview[];
}

const SHARED = sql`p.slug, p.category, p.location, p.phone, p.work_email, p.whatsapp, p.video_url, p.rating_sum,
  p.review_count, p.created_at, p.confirmed_at, a.is_demo, ${PICTURES} as pictures, ${REVIEWS} as reviews`;

/** What visitors see of a specialist, or null: unknown and unlisted look the same, save to the owner. */
export async function findSpecialist(
  db: Db,
  id: string,
  viewer: number | null = null,
): Promise<SpecialistProfile | null> {
  const row = await findRow(db, sql`specialist_profiles`, id, viewer);
  if (!row) return null;
  const { portrait, banner, showcase } = pictureUrls(row.pictures);
  return pick(specialistProfile, {
    ...extras(row),
    ...tellTexts('specialist', 'profile', inRow(row)),
    category: row.category,
    phone: displayPhone(row.phone),
    work_email: row.work_email,
    location: row.location,
    background_url: banner,
    profile_pic_url: portrait,
    showcaseImages: showcase,
    video_url: row.video_url,
  });
}

export async function findBusiness(
  db: Db,
  id: string,
  viewer: number | null = null,
): Promise<BusinessProfile | null> {
  const row = await findRow(db, sql`business_profiles`, id, viewer);
  if (!row) return null;
  const { portrait, banner, showcase } = pictureUrls(row.pictures);
  return pick(businessProfile, {
    ...extras(row),
    ...tellTexts('business', 'profile', inRow(row)),
    sector: row.category,
    contactNumber: displayPhone(row.phone),
    email: row.work_email,
    location: row.location,
    bannerUrl: banner,
    profilePic: portrait,
    showcase,
    videoUrl: row.video_url,
  });
}

async function findRow(db: Db, details: SQL, id: string, viewer: number | null) {
  readsProfiles([{ slug: id }]);
  const { rows } = await db.execute<Row>(sql`
    select d.*, ${SHARED} from profiles p join ${details} d using (account_id) join accounts a on a.id = p.account_id
    where p.slug = ${id} and (p.listed or p.account_id = ${viewer})`);
  return rows[0];
}

function extras(row: Row): ProfileExtras {
  return {
    id: row.slug,
    rating: averageRating(row.rating_sum, row.review_count),
    review_count: row.review_count,
    reviews: row.reviews.map((review) => ({ ...review, date: isoDay(review.date) })),
    whatsapp: row.phone && row.whatsapp && isMobile(row.phone) ? row.phone.slice(1) : null,
    member_since: isoDay(row.created_at),
    last_confirmed: isoDay(row.confirmed_at),
    demo: row.is_demo,
  };
}

const isoDay = (moment: string | Date) => belizeDay(new Date(moment));
