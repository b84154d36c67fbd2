import { removeReview } from '#features/reviews/remove-review.server.ts';
import { servicesContext } from '#platform/services.server.ts';
import { answerDesk, type DeskActs } from '../desk/answer-desk.server.ts';
import { choiceIn, pageIn, pagesFor, searchIn } from '../desk/desk-page.rules.ts';
import type { Asked } from '../desk/asked.ts';
import { listReviews } from './list-reviews.server.ts';
import { readRemoval } from './read-removal.server.ts';

export async function loadReviewsDesk(asked: Asked) {
  const { db } = asked.context.get(servicesContext);
  const query = new URL(asked.request.url).searchParams;
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

const acts: DeskActs = {
  async remove({ services, actor, id, read }) {
    await removeReview(services, { actor, reviewId: id(), reason: readRemoval(read) });
    return 'The review is removed. The reason is public.';
  },
};

export const answerReviews = (asked: Asked) => answerDesk(asked, acts);
