import { and, eq, sql } from 'drizzle-orm';
import { standingOf } from '#features/editor/describe-own-profile.server.ts';
import { getOwnProfile } from '#features/editor/get-own-profile.server.ts';
import { listReviews } from '#features/reviews/own-reviews.server.ts';
import { isConfirmDue } from '#features/profiles/confirm-due.rules.ts';
import { displayPhone } from '#features/profiles/phone.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { dateWords } from '#platform/date-words.rules.ts';
import type { Services } from '#platform/services.server.ts';
import { daysUpTo, HOUR_MS, localDay } from '#platform/local-day.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import { APPROVAL_HOURS } from '#features/profiles/approval-hours.rules.ts';
import { dashboard } from '#messages';
import { MEASURES, SHOWN_DAYS, type DayNumbers, type Measure } from '../insights.rules.ts';

const LATEST_REVIEWS = 3;

export async function getDashboard({ db, clock }: Services, owner: { id: number; name: string }) {
  const now = clock.now();
  const [own, days, latest] = await Promise.all([
    getOwnProfile(db, owner.id),
    readDays(db, owner.id, now),
    listReviews(
      db,
      and(eq(reviews.profileId, owner.id), eq(reviews.state, 'published')),
      LATEST_REVIEWS,
    ),
  ]);
  const { content, slug, completeness } = own;
  return {
    kind: content.kind,
    slug,
    name: owner.name,
    hasHours: content.facts?.hours !== undefined,
    standing: standingOf(own),
    clock: approvalClock(own, now),
    confirmedOn: localDay(own.confirmedAt),
    check: own.check && {
      note: own.check.note,
      hiddenNumber: displayPhone(own.check.hiddenNumber),
    },
    confirmDue: isConfirmDue(own, now),
    completeness,
    days,
    reviews: latest,
  };
}

export type DashboardView = Awaited<ReturnType<typeof getDashboard>>;

export async function getNumbers({ db, clock }: Services, accountId: number) {
  const [own, days] = await Promise.all([
    getOwnProfile(db, accountId),
    readDays(db, accountId, clock.now()),
  ]);
  return { kind: own.content.kind, listed: own.listed, completeness: own.completeness, days };
}

export type NumbersView = Awaited<ReturnType<typeof getNumbers>>;

interface Row extends Record<string, unknown> {
  day: string;
  kind: Measure;
  count: number;
}

export async function readDays(db: Db, accountId: number, now: Date): Promise<DayNumbers[]> {
  const days = daysUpTo(localDay(now), SHOWN_DAYS);
  const { rows } = await db.execute<Row>(sql`
    select day::text as day, kind, sum(count)::int as count
    from (
      select day, kind, count from profile_event_days where profile_id = ${accountId}
      union all
      select (created_at at time zone ${COUNTRY.timeZone})::date, kind, 1
      from profile_events where profile_id = ${accountId}
    ) as counted
    where day >= ${days[0]}::date
    group by day, kind`);
  const none = Object.fromEntries(MEASURES.map(({ kind }) => [kind, 0])) as Record<Measure, number>;
  const byDay = new Map(days.map((day) => [day, { day, ...none }]));
  for (const { day, kind, count } of rows) {
    const numbers = byDay.get(day);
    if (numbers) numbers[kind] = count;
  }
  return [...byDay.values()];
}

const inWords = dateWords({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: COUNTRY.timeZone,
});

type Submission = Pick<
  Awaited<ReturnType<typeof getOwnProfile>>,
  'reviewStatus' | 'waiting' | 'submittedAt'
>;

export function approvalClock(submission: Submission, now: Date): string | null {
  const { reviewStatus, waiting, submittedAt } = submission;
  if (reviewStatus !== 'pending' && !(reviewStatus === 'approved' && waiting)) return null;
  const hours = Math.floor((now.getTime() - submittedAt.getTime()) / HOUR_MS);
  const since = dashboard.waitingSince(inWords(submittedAt), COUNTRY.name);
  if (hours >= APPROVAL_HOURS) return `${since}. ${dashboard.longerThanUsual}`;
  return `${since}, ${dashboard.soFar(hours)}. ${dashboard.usuallyWithin(APPROVAL_HOURS)}`;
}
