import { mailboxOf } from '#features/accounts/email.rules.ts';
import { bySlot } from '#features/media/picture.rules.ts';
import { completeness } from '#features/profiles/completeness.rules.ts';
import type { KeyedField } from '#features/profiles/fields.rules.ts';
import { readTexts } from '#features/profiles/own-texts.ts';
import { countedOf, textIn, type ProfileContent } from '#features/profiles/profile-content.ts';
import { profileColumns } from '#features/profiles/write-profile.server.ts';
import { DAY_MS } from '#platform/local-day.rules.ts';
import type { DirectoryRecord } from './directory-record.rules.ts';

type Review = DirectoryRecord['reviews'][number];

interface Circumstances {
  now: Date;
  /** Invented people, who are marked as such. */
  isDemo: boolean;
}

/** One provider, ready to be written; `accountId` is known once its account is. */
export type ProviderRows = ReturnType<typeof providerRows>;

export function providerRows(record: DirectoryRecord, at: Circumstances) {
  const content: ProfileContent = {
    ...record,
    workEmail: record.workEmail ?? null,
    videoUrl: record.videoUrl ?? null,
    whatsapp: true,
  };
  const text = (field: KeyedField) => textIn(content, field);
  const rows = {
    record,
    account: accountRow(record, at),
    profile: profileRow(record, content, at),
    reviews: record.reviews.map((review) => reviewRow(review, at)),
  };
  return record.kind === 'specialist'
    ? { ...rows, kind: record.kind, details: readTexts(record.kind, text) }
    : { ...rows, kind: record.kind, details: readTexts(record.kind, text) };
}

function accountRow(record: DirectoryRecord, at: Circumstances) {
  const { kind, email, language, joinedDaysAgo, unclaimed } = record;
  return {
    kind,
    email: unclaimed ? null : email,
    // No password hashes to this: nobody signs in before a password is set.
    passwordHash: '!',
    isDemo: at.isDemo,
    language,
    createdAt: daysBefore(at.now, joinedDaysAgo),
  };
}

function profileRow(record: DirectoryRecord, content: ProfileContent, { now }: Circumstances) {
  const { kind, slug, pictures, reviews, waiting, unclaimed } = record;
  const joined = daysBefore(now, record.joinedDaysAgo);
  const inSlots = bySlot((slot) => [pictures[slot] ?? []].flat());
  return {
    kind,
    slug,
    ...profileColumns(content),
    unclaimed,
    workEmailConfirmedAt: content.workEmail && !unclaimed ? joined : null,
    reviewStatus: waiting ? ('pending' as const) : ('approved' as const),
    submittedAt: joined,
    decidedAt: waiting ? null : joined,
    listed: true,
    ratingSum: reviews.reduce((sum, review) => sum + review.stars, 0),
    reviewCount: reviews.length,
    completeness: completeness(countedOf(content, inSlots)),
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
