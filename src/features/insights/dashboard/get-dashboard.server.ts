import { and, desc, eq } from 'drizzle-orm';
import type { EditorProfile } from '#features/editor/editor-profile.ts';
import { getOwnProfile } from '#features/editor/get-own-profile.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import type { Services } from '#platform/services.server.ts';
import { belizeDay } from '#platform/belize-day.rules.ts';
import type { DayNumbers } from '../insights.rules.ts';
import { readDays } from '../read-days.server.ts';
import { reviewClock } from './review-clock.ts';

const LATEST_REVIEWS = 3;

export interface LatestReview {
  id: number;
  author: string;
  stars: number;
  text: string;
  replied: boolean;
  /** A day as 2026-03-14. */
  date: string;
}

export interface DashboardView {
  kind: EditorProfile['kind'];
  slug: string;
  name: string;
  standing: EditorProfile['standing'];
  /** Since when it waits for review, if it does. */
  clock: string | null;
  confirmedOn: string;
  completeness: number;
  days: DayNumbers[];
  reviews: LatestReview[];
}

export async function getDashboard(
  { db, clock }: Services,
  owner: { id: number; name: string },
): Promise<DashboardView> {
  const now = clock.now();
  const [own, days, latest] = await Promise.all([
    getOwnProfile(db, owner.id),
    readDays(db, owner.id, now),
    latestReviews(db, owner.id),
  ]);
  const { content, slug, reviewStatus, reviewReason, listed, waiting, completeness } = own;
  return {
    kind: content.kind,
    slug,
    name: owner.name,
    standing: { reviewStatus, reviewReason, listed, paused: own.pausedAt !== null, waiting },
    clock: reviewClock(own, now),
    confirmedOn: belizeDay(own.confirmedAt),
    completeness,
    days,
    reviews: latest,
  };
}

async function latestReviews(db: Db, accountId: number): Promise<LatestReview[]> {
  const rows = await db
    .select({
      id: reviews.id,
      author: reviews.authorName,
      stars: reviews.stars,
      text: reviews.text,
      reply: reviews.reply,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .where(and(eq(reviews.profileId, accountId), eq(reviews.state, 'published')))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(LATEST_REVIEWS);
  return rows.map(({ reply, createdAt, ...rest }) => ({
    ...rest,
    replied: reply !== null,
    date: belizeDay(createdAt),
  }));
}
