import { mailboxOf } from '#features/accounts/email.rules.ts';
import { completeness } from '#features/profiles/completeness.rules.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import type { DirectoryRecord } from './directory-record.rules.ts';

type Specialist = Extract<DirectoryRecord, { kind: 'specialist' }>;
type Business = Extract<DirectoryRecord, { kind: 'business' }>;
type Review = DirectoryRecord['reviews'][number];

interface Circumstances {
  now: Date;
  /** Invented people, who are marked as such. */
  isDemo: boolean;
}

/** One provider, ready to be written; `accountId` is known once its account is. */
export type ProviderRows = ReturnType<typeof specialistRows> | ReturnType<typeof businessRows>;

export function providerRows(record: DirectoryRecord, at: Circumstances): ProviderRows {
  return record.kind === 'specialist' ? specialistRows(record, at) : businessRows(record, at);
}

function specialistRows(record: Specialist, at: Circumstances) {
  const { firstName, lastName, occupation, education, skills, bio } = record;
  return {
    kind: record.kind,
    record,
    account: accountRow(record, at),
    profile: {
      ...sharedProfile(record, at, [education, skills, bio]),
      kind: record.kind,
      category: record.category,
      displayName: `${firstName} ${lastName}`,
      headline: occupation,
    },
    details: { firstName, lastName, occupation, education, skills, bio },
    reviews: record.reviews.map((review) => reviewRow(review, at)),
  };
}

function businessRows(record: Business, at: Circumstances) {
  const { businessName, address, specificType, about, services, description } = record;
  return {
    kind: record.kind,
    record,
    account: accountRow(record, at),
    profile: {
      ...sharedProfile(record, at, [about, services, description]),
      kind: record.kind,
      category: record.category,
      displayName: businessName,
      headline: specificType,
    },
    details: { businessName, address, specificType, about, services, description },
    reviews: record.reviews.map((review) => reviewRow(review, at)),
  };
}

function accountRow({ kind, email, joinedDaysAgo }: DirectoryRecord, at: Circumstances) {
  return {
    kind,
    email,
    // No password hashes to this: nobody signs in before a password is set.
    passwordHash: '!',
    isDemo: at.isDemo,
    createdAt: daysBefore(at.now, joinedDaysAgo),
  };
}

function sharedProfile(record: DirectoryRecord, { now }: Circumstances, texts: readonly string[]) {
  const { slug, location, phone, workEmail, videoUrl, facts, pictures, reviews, waiting } = record;
  const joined = daysBefore(now, record.joinedDaysAgo);
  return {
    slug,
    location,
    phone,
    workEmail: workEmail ?? null,
    workEmailConfirmedAt: workEmail ? joined : null,
    videoUrl: videoUrl ?? null,
    facts,
    reviewStatus: waiting ? ('pending' as const) : ('approved' as const),
    submittedAt: joined,
    decidedAt: waiting ? null : joined,
    listed: true,
    ratingSum: reviews.reduce((sum, review) => sum + review.stars, 0),
    reviewCount: reviews.length,
    completeness: completeness({
      texts,
      hasPortrait: pictures.profile !== undefined,
      hasBanner: pictures.background !== undefined,
      showcaseCount: pictures.showcase.length,
      hasWorkEmail: workEmail !== undefined,
      hasVideo: videoUrl !== undefined,
    }),
    createdAt: joined,
    updatedAt: joined,
    confirmedAt: daysBefore(now, record.confirmedDaysAgo),
  };
}

function reviewRow({ author, email, stars, text, reply, daysAgo }: Review, at: Circumstances) {
  const written = daysBefore(at.now, daysAgo);
  return {
    authorName: author,
    authorEmail: email,
    authorMailbox: mailboxOf(email),
    stars,
    text,
    reply: reply ?? null,
    repliedAt: reply ? daysBefore(at.now, Math.max(daysAgo - 1, 0)) : null,
    isDemo: at.isDemo,
    createdAt: written,
    updatedAt: written,
  };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
