export const STARS_MIN = 1;
export const STARS_MAX = 5;
export const REVIEW_TEXT_MIN = 20;
export const REVIEW_TEXT_MAX = 1000;
export const REVIEW_EDITABLE_DAYS = 30;

/** The average to one decimal; no reviews is 0, as the cards show it. */
export function averageRating(ratingSum: number, reviewCount: number): number {
  return reviewCount === 0 ? 0 : Math.round((ratingSum / reviewCount) * 10) / 10;
}
