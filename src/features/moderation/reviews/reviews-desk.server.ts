import { removeReview } from '#features/reviews/remove-review.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { DeskActs } from '../desk/desk-acts.server.ts';
import { choiceIn, pageIn, pagesFor, searchIn } from '../desk/desk-page.rules.ts';
import { listReviews } from './list-reviews.server.ts';
import { readRemoval } from './read-removal.server.ts';

export async function loadReviewsDesk({ db }: Services, query: URLSearchParams) {
  const page = pageIn(query);
  const filter = {
    stars: choiceIn(query, 'stars', ['', '5', '4', '3', '2', '1']),
    state: choiceIn(query, 'state', ['', 'published', 'removed']),
    provider: searchIn(query, 'provider'),
  };
  const { rows, total } = await listReviews(db, filter, page);
  return { filter, reviews: rows, total, page, pages: pagesFor(total) };
}

export type ReviewsView = Awaited<ReturnType<typeof loadReviewsDesk>>;

export const reviewsActs: DeskActs = {
  async remove({ services, actor, id, read }) {
    await removeReview(services, { actor, reviewId: id(), reason: readRemoval(read) });
    return 'The review is removed. The reason is public.';
  },
};
