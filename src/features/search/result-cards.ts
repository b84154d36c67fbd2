import { averageRating } from '#features/profiles/rating.rules.ts';
import { pictureUrls, type PictureRow } from './profile-pictures.ts';
import type { BusinessResult, SpecialistResult } from './search-wire.ts';

/** As the database's `specialist_cards` and `business_cards` give them. */
interface Row {
  slug: string;
  category: string;
  location: string;
  rating_sum: number;
  review_count: number;
  is_demo: boolean;
  pictures: PictureRow[];
}

export type SpecialistRow = Row &
  Record<'first_name' | 'last_name' | 'occupation' | 'education' | 'skills' | 'bio', string>;
export type BusinessRow = Row &
  Record<'business_name' | 'specific_type' | 'about' | 'services' | 'description', string>;

export function specialistResult(row: SpecialistRow): SpecialistResult {
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
}

export function businessResult(row: BusinessRow): BusinessResult {
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
}
