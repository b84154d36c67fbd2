import { readNumber } from '#features/directory/search-query.ts';
import { PAGE_MAX } from '#features/directory/search.rules.ts';

/** Which of a profile's reviews an address asks for. */
export interface AskedReviews {
  page: number;
  /** The one whose page it is; 0 where none is named. */
  review: number;
}

export const NEWEST_REVIEWS: AskedReviews = { page: 1, review: 0 };

export const askedReviews = (given: URLSearchParams): AskedReviews => ({
  page: readNumber(given.get('reviews'), 1, PAGE_MAX),
  review: readNumber(given.get('review'), 0, Number.MAX_SAFE_INTEGER),
});
