import { inRow, tellTexts } from '#features/profiles/own-texts.ts';
import { averageRating } from '#features/profiles/rating.rules.ts';
import { pictureUrls, type PictureRow } from './profile-pictures.ts';
import * as wire from './search-wire.ts';

/** As the database's `specialist_cards` and `business_cards` give them, with the columns of the kind's own table. */
export interface CardRow extends Record<string, unknown> {
  slug: string;
  category: string;
  location: string;
  rating_sum: number;
  review_count: number;
  is_demo: boolean;
  pictures: PictureRow[];
}

export function specialistResult(row: CardRow): wire.SpecialistResult {
  const { portrait, banner, showcase } = pictureUrls(row.pictures);
  const texts = tellTexts('specialist', 'result', inRow(row));
  return wire.pick(wire.specialistResult, {
    ...shared(row),
    ...texts,
    fullName: `${texts.first_name} ${texts.last_name}`,
    background_url: banner,
    profile_pic_url: portrait,
    showcaseImages: showcase,
  });
}

export function businessResult(row: CardRow): wire.BusinessResult {
  const { portrait, banner, showcase } = pictureUrls(row.pictures);
  return wire.pick(wire.businessResult, {
    ...shared(row),
    ...tellTexts('business', 'result', inRow(row)),
    background_url: banner,
    logo_url: portrait,
    showcase_images: showcase,
  });
}

function shared({ slug, category, location, rating_sum, review_count, is_demo }: CardRow) {
  return {
    id: slug,
    category,
    location,
    rating: averageRating(rating_sum, review_count),
    review_count,
    ...(is_demo && { is_demo: true as const }),
  };
}
