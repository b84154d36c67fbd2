import { and, desc, eq, or, sql } from 'drizzle-orm';
import { staffReviews } from '#messages';
import { removeReview } from '#features/reviews/remove-review.server.ts';
import { refuseWrong } from '#platform/errors.ts';
import { inLanguage } from '#platform/language.server.ts';
import { sayReason } from '#platform/say-reason.server.ts';
import type { Services } from '#platform/services.server.ts';
import { pick } from '#platform/db/pick.server.ts';
import { reports } from '#platform/db/tables/moderation.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { containing, type DeskActs } from '../desk/desk-acts.server.ts';
import { choiceIn, pageIn, searchIn, DESK_PAGE_SIZE } from '../desk/desk.rules.ts';
import { checkRemoval, spellRemoval } from './removal.rules.ts';

/** Newest first, whatever their score. */
export async function loadReviewsDesk({ db }: Services, query: URLSearchParams) {
  const stars = choiceIn(query, 'stars', ['', '5', '4', '3', '2', '1']);
  const state = choiceIn(query, 'state', ['', 'published', 'removed']);
  // The name or the id of one.
  const provider = searchIn(query, 'provider');
  const where = and(
    stars ? eq(reviews.stars, Number(stars)) : undefined,
    state ? eq(reviews.state, state) : undefined,
    provider
      ? or(containing(profiles.displayName, provider), eq(profiles.slug, provider.toLowerCase()))
      : undefined,
  );
  const joined = sql`${reviews} join ${profiles} on ${profiles.accountId} = ${reviews.profileId}`;
  const at = pageIn(query, await db.$count(joined, where));
  const rows = await db
    .select({
      ...pick(reviews, 'id', 'stars', 'text', 'reply', 'state', 'removedReason', 'createdAt'),
      author: reviews.authorName,
      email: reviews.authorEmail,
      provider: profiles.displayName,
      kind: profiles.kind,
      slug: profiles.slug,
      reports: sql<number>`(select count(*)::int from ${reports} r
        where r.review_id = ${reviews.id} and r.status = 'open')`,
    })
    .from(reviews)
    .innerJoin(profiles, eq(profiles.accountId, reviews.profileId))
    .where(where)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(DESK_PAGE_SIZE)
    .offset((at.page - 1) * DESK_PAGE_SIZE);
  const filter = { stars, state, provider };
  const told = rows.map((row) => ({
    ...row,
    removedReason: row.removedReason && sayReason(row.removedReason),
  }));
  return { filter, reviews: told, ...at };
}

export type ReviewsView = Awaited<ReturnType<typeof loadReviewsDesk>>;

export const reviewsActs: DeskActs = {
  async remove({ services, actor, id, read }) {
    await removeReview(services, { actor, reviewId: id(), reason: readRemoval(read) });
    return staffReviews.removed;
  },
};

export function readRemoval(read: (field: string) => string): string {
  const removal = { why: read('why'), text: read('text') };
  refuseWrong(checkRemoval(removal));
  return inLanguage('en', () => spellRemoval(removal));
}
