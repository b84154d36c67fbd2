import type { PublicReview } from '#features/directory/search-wire.ts';

/** Without those that staff have removed, which count for nothing. */
export const publishedOnly = (reviews: readonly PublicReview[]) =>
  reviews.filter((review) => !review.removed_reason);
