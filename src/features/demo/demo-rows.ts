import { mailboxOf } from '#features/accounts/email.rules.ts';
import type {
  BusinessCategory,
  Category,
  SpecialistCategory,
} from '#features/profiles/categories.rules.ts';
import { completeness } from '#features/profiles/completeness.rules.ts';
import { profileSlug } from '#features/profiles/slug.rules.ts';
import { normalisePhone } from '#features/profiles/phone.rules.ts';
import { seededRandom } from './art/seeded-random.ts';
import type { DemoBusiness, DemoReview, DemoSpecialist } from './demo-records.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WAITING_DAYS = 5;
const DEMO_VIDEO_URL = '/hero/landscape.mp4';

/** One demo provider, ready to be written; `accountId` is known once its account is. */
export type DemoProvider = ReturnType<typeof specialistRows> | ReturnType<typeof businessRows>;

interface Place<Name extends Category = Category> {
  category: Name;
  /** Counts providers of both kinds, so that phone numbers never repeat. */
  number: number;
  now: Date;
}

export function specialistRows(record: DemoSpecialist, place: Place<SpecialistCategory>) {
  const { firstName, lastName, occupation, education, skills, bio } = record;
  const displayName = `${firstName} ${lastName}`;
  return {
    kind: 'specialist' as const,
    record,
    account: accountRow('specialist', displayName, record, place),
    profile: {
      ...sharedProfile(displayName, record, place, [education, skills, bio]),
      kind: 'specialist' as const,
      category: place.category,
      headline: occupation,
    },
    details: { firstName, lastName, occupation, education, skills, bio },
    reviews: record.reviews.map((review) => reviewRow(review, place.now)),
  };
}

export function businessRows(record: DemoBusiness, place: Place<BusinessCategory>) {
  const { businessName, address, specificType, about, services, description } = record;
  return {
    kind: 'business' as const,
    record,
    account: accountRow('business', businessName, record, place),
    profile: {
      ...sharedProfile(businessName, record, place, [about, services, description]),
      kind: 'business' as const,
      category: place.category,
      headline: specificType,
    },
    details: { businessName, address, specificType, about, services, description },
    reviews: record.reviews.map((review) => reviewRow(review, place.now)),
  };
}

type DemoRecord = DemoSpecialist | DemoBusiness;

function accountRow(
  kind: 'specialist' | 'business',
  name: string,
  record: DemoRecord,
  { now }: Place,
) {
  return {
    kind,
    email: `${mailName(name)}@kanek.example`,
    // No password hashes to this: nobody signs in to a demo account that is not listed in demo-logins.txt.
    passwordHash: '!',
    isDemo: true,
    createdAt: daysBefore(now, record.joinedDaysAgo),
  };
}

function sharedProfile(name: string, record: DemoRecord, place: Place, texts: readonly string[]) {
  const { number, now } = place;
  const random = seededRandom(`slug ${name}`);
  const joined = daysBefore(now, record.joinedDaysAgo);
  const waiting = record.joinedDaysAgo <= WAITING_DAYS;
  const hasPictures = record.pictures !== false;
  return {
    slug: profileSlug(
      name,
      Uint8Array.from({ length: 6 }, () => random.integer(0, 255)),
    ),
    displayName: name,
    location: record.location,
    phone: demoPhone(number, record.phoneKind),
    workEmail: record.workEmail === false ? null : `${mailName(name)}@work.example`,
    workEmailConfirmedAt: record.workEmail === false ? null : joined,
    videoUrl: record.video ? DEMO_VIDEO_URL : null,
    reviewStatus: waiting ? ('pending' as const) : ('approved' as const),
    submittedAt: joined,
    decidedAt: waiting ? null : joined,
    listed: true,
    ratingSum: record.reviews.reduce((sum, review) => sum + review.stars, 0),
    reviewCount: record.reviews.length,
    completeness: completeness({
      texts,
      hasPortrait: hasPictures,
      hasBanner: hasPictures,
      showcaseCount: record.showcase.length,
      hasWorkEmail: record.workEmail !== false,
      hasVideo: record.video === true,
    }),
    createdAt: joined,
    updatedAt: joined,
    confirmedAt: daysBefore(now, Math.min(record.joinedDaysAgo, number % 80)),
  };
}

function reviewRow(review: DemoReview, now: Date) {
  const written = daysBefore(now, review.daysAgo);
  const authorEmail = `${mailName(review.author)}.${review.daysAgo}@visitors.example`;
  return {
    authorName: review.author,
    authorEmail,
    authorMailbox: mailboxOf(authorEmail),
    stars: review.stars,
    text: review.text,
    reply: review.reply ?? null,
    repliedAt: review.reply ? daysBefore(now, Math.max(review.daysAgo - 1, 0)) : null,
    isDemo: true,
    createdAt: written,
    updatedAt: written,
  };
}

/** 600-0001 and up for mobiles, 200-0001 and up for landlines: ranges kept free for examples. */
export function demoPhone(number: number, kind: 'mobile' | 'landline' = 'mobile'): string {
  const first = kind === 'mobile' ? 6_000_000 : 2_000_000;
  return normalisePhone(String(first + number));
}

function mailName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-z0-9 ]/gi, '')
    .trim()
    .toLowerCase()
    .replace(/ +/g, '.');
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
