import { mailboxOf } from '#features/accounts/email.rules.ts';
import type { Besides } from '#features/import/rows/apply-rows.server.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import type { DemoRecord } from './demo-record.rules.ts';

/** What no list says: who signed up long ago, has confirmed what they say, and was reviewed. */
export function besides(record: DemoRecord, now: Date) {
  const { slug, email, language, unclaimed, waiting, workEmail, reviews } = record;
  const joined = daysBefore(now, record.joinedDaysAgo);
  return {
    account: { email: unclaimed ? null : email, isDemo: true, language, createdAt: joined },
    profile: {
      slug,
      unclaimed,
      workEmailConfirmedAt: workEmail && !unclaimed ? joined : null,
      reviewStatus: waiting ? 'pending' : 'approved',
      submittedAt: joined,
      decidedAt: waiting ? null : joined,
      ratingSum: reviews.reduce((sum, review) => sum + review.stars, 0),
      reviewCount: reviews.length,
      createdAt: joined,
      updatedAt: joined,
      confirmedAt: daysBefore(now, record.confirmedDaysAgo),
    },
  } satisfies Besides;
}

export const reviewsOf = ({ reviews }: DemoRecord, now: Date) =>
  reviews.map(({ author, email, stars, text, reply, daysAgo }) => {
    const written = daysBefore(now, daysAgo);
    return {
      authorName: author,
      authorEmail: email,
      authorMailbox: mailboxOf(email),
      stars,
      text,
      reply: reply ?? null,
      repliedAt: reply ? daysBefore(now, Math.max(daysAgo - 1, 0)) : null,
      isDemo: true,
      createdAt: written,
      updatedAt: written,
    };
  });

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
