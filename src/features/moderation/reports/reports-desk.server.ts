import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Services } from '#platform/services.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { pick } from '#platform/db/pick.server.ts';
import { reports } from '#platform/db/tables/moderation.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { pageIn, DESK_PAGE_SIZE } from '../desk/desk.rules.ts';
import { howLong } from '../desk/how-long.server.ts';
import { listAsked } from './check-profile.server.ts';
import type { ReportTarget } from './reports-desk.rules.ts';

export async function loadReports({ db, clock }: Services, query: URLSearchParams) {
  const [reported, asked] = await Promise.all([
    listReported(db, query, clock.now()),
    listAsked(db),
  ]);
  return { ...reported, asked };
}

export type ReportsView = Awaited<ReturnType<typeof loadReports>>;

/** What open reports are about, each once: the most urgent first, then the longest waiting. */
async function listReported(db: Db, query: URLSearchParams, now: Date) {
  const isOpen = eq(reports.status, 'open');
  const about = db
    .selectDistinct({ profileId: reports.profileId, reviewId: reports.reviewId })
    .from(reports)
    .where(isOpen)
    .as('about');
  const at = pageIn(query, await db.$count(about));
  const groups = await db
    .select({
      profileId: reports.profileId,
      reviewId: reports.reviewId,
      priority: sql<number>`max(${reports.priority})::int`,
    })
    .from(reports)
    .where(isOpen)
    .groupBy(reports.profileId, reports.reviewId)
    .orderBy(
      sql`max(${reports.priority}) desc`,
      sql`min(${reports.createdAt})`,
      sql`min(${reports.id})`,
    )
    .limit(DESK_PAGE_SIZE)
    .offset((at.page - 1) * DESK_PAGE_SIZE);
  const profileIds = groups.flatMap(({ profileId }) => profileId ?? []);
  const reviewIds = groups.flatMap(({ reviewId }) => reviewId ?? []);
  const [all, reviewed] = await Promise.all([
    listReports(db, profileIds, reviewIds),
    listReviewed(db, reviewIds),
  ]);
  const known = await listProfiles(db, [
    ...profileIds,
    ...reviewed.map(({ profileId }) => profileId),
  ]);
  const items = groups.flatMap(({ profileId, reviewId, priority }) => {
    const review = reviewed.find(({ id }) => id === reviewId) ?? null;
    const profile = known.find(({ id }) => id === (profileId ?? review?.profileId));
    if (!profile) return [];
    const told = all.filter((row) => row.profileId === profileId && row.reviewId === reviewId);
    const reported: ReportTarget =
      reviewId === null ? { kind: 'profile', id: profileId! } : { kind: 'review', id: reviewId };
    const { open = [], upheld = [], dismissed = [] } = Object.groupBy(told, (row) => row.status);
    const age = howLong(now.getTime() - open[0]!.createdAt.getTime());
    const counts = { upheld: upheld.length, dismissed: dismissed.length };
    return [{ reported, priority, profile, review, open, age, ...counts }];
  });
  return { items, ...at };
}

function listReports(db: Db, profileIds: number[], reviewIds: number[]) {
  return db
    .select({
      id: reports.id,
      profileId: reports.profileId,
      reviewId: reports.reviewId,
      reason: reports.reason,
      text: reports.text,
      email: reports.email,
      status: reports.status,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .where(or(inArray(reports.profileId, profileIds), inArray(reports.reviewId, reviewIds)))
    .orderBy(asc(reports.createdAt), asc(reports.id));
}

function listReviewed(db: Db, ids: number[]) {
  return db
    .select({
      ...pick(reviews, 'id', 'profileId', 'stars', 'text', 'state'),
      author: reviews.authorName,
    })
    .from(reviews)
    .where(inArray(reviews.id, ids));
}

function listProfiles(db: Db, ids: number[]) {
  return db
    .select({
      id: profiles.accountId,
      ...pick(profiles, 'kind', 'slug', 'headline', 'location', 'listed', 'unclaimed'),
      name: profiles.displayName,
      status: profiles.reviewStatus,
      hasPhone: sql<boolean>`${profiles.phone} is not null`,
      askedAt: profiles.checkAskedAt,
      hiddenAt: profiles.phoneHiddenAt,
      confirmedAt: profiles.confirmedAt,
    })
    .from(profiles)
    .where(inArray(profiles.accountId, ids));
}
