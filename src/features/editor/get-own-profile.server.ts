import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { bySlot, SLOTS, type PictureSlot } from '#features/media/picture.rules.ts';
import type { Facts } from '#features/profiles/facts.rules.ts';
import type { ProfileContent } from '#features/profiles/profile-content.ts';
import type { Translations } from '#features/profiles/translations.rules.ts';
import { averageRating } from '#features/profiles/rating.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { media } from '#platform/db/tables/media.ts';
import {
  businessProfiles,
  profileRevisions,
  profiles,
  specialistProfiles,
} from '#platform/db/tables/profiles.ts';
import { problem } from '#platform/errors.ts';
import { localDay } from '#platform/local-day.rules.ts';

export interface Revision {
  content: ProfileContent;
  pictures: Record<PictureSlot, string[]>;
}

/** A profile as its owner last left it, also where that is not public yet. */
export async function getOwnProfile(db: Db, accountId: number) {
  const row = await getRow(db, accountId);
  const { slug, version, reviewStatus, reviewReason, listed } = row.profiles;
  const { pausedAt, confirmedAt, workEmailConfirmedAt, completeness } = row.profiles;
  const { checkAskedAt, checkNote, phoneHiddenAt, phone } = row.profiles;
  const pending = await findPending(db, accountId);
  const waiting = pending?.keptBack ?? null;
  const shown = waiting ?? {
    content: contentOfRow(row),
    pictures: await livePictures(db, accountId),
  };
  return {
    ...shown,
    slug,
    /** Raised with every save: a save that starts from an older one is refused. */
    version,
    reviewStatus,
    reviewReason,
    /** Since when it waits for staff, if it does: the first change that nobody has looked at, as in their queue. */
    submittedAt: pending?.submittedAt ?? row.profiles.submittedAt,
    listed,
    pausedAt,
    confirmedAt,
    workEmailConfirmedAt,
    completeness,
    /** What staff have asked its owner to look at, and the number that visitors do not see until then. */
    check:
      checkAskedAt || phoneHiddenAt
        ? { note: checkNote, hiddenNumber: phoneHiddenAt && phone }
        : null,
    /** The content is an edit that visitors do not see yet. */
    waiting: waiting !== null,
    /** What the public page shows beside the owner's words. */
    shown: {
      rating: averageRating(row.profiles.ratingSum, row.profiles.reviewCount),
      reviewCount: row.profiles.reviewCount,
      memberSince: localDay(row.profiles.createdAt),
      demo: row.accounts.isDemo,
    },
  };
}

export async function getPublicVersion(db: Db, accountId: number): Promise<Revision> {
  const content = contentOfRow(await getRow(db, accountId));
  return { content, pictures: await livePictures(db, accountId) };
}

async function getRow(db: Db, accountId: number) {
  const [row] = await listRows(db, eq(profiles.accountId, accountId));
  if (!row) throw problem('not-found', 'noProfile');
  return row;
}

/** Profiles with all that they say, in the order in which they came. */
export const listRows = (db: Db, where: SQL | undefined, most?: number) => {
  const rows = db
    .select()
    .from(profiles)
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .leftJoin(specialistProfiles, eq(specialistProfiles.accountId, profiles.accountId))
    .leftJoin(businessProfiles, eq(businessProfiles.accountId, profiles.accountId))
    .where(where)
    .orderBy(profiles.accountId);
  return most === undefined ? rows : rows.limit(most);
};

async function findPending(db: Db, accountId: number) {
  const [row] = await db
    .select({ content: profileRevisions.content, submittedAt: profileRevisions.submittedAt })
    .from(profileRevisions)
    .where(and(eq(profileRevisions.accountId, accountId), eq(profileRevisions.status, 'pending')));
  if (!row) return null;
  const { pictures, ...content } = row.content as ProfileContent & Partial<Revision>;
  // Only edits that are kept back carry pictures; the others are public already.
  const keptBack: Revision | null = pictures ? { content, pictures } : null;
  return { submittedAt: row.submittedAt, keptBack };
}

async function livePictures(db: Db, accountId: number): Promise<Revision['pictures']> {
  const rows = await db
    .select({ slot: media.slot, key: media.key })
    .from(media)
    .where(and(eq(media.accountId, accountId), eq(media.live, true), inArray(media.slot, SLOTS)))
    .orderBy(asc(media.position));
  return bySlot((slot) => rows.filter((each) => each.slot === slot).map(({ key }) => key));
}

export function contentOfRow(row: Awaited<ReturnType<typeof getRow>>): ProfileContent {
  const { category, location, phone, workEmail, whatsapp, videoUrl } = row.profiles;
  const facts = row.profiles.facts as Facts;
  const { writtenIn } = row.profiles;
  const translations = row.profiles.translations as Translations;
  const languages = {
    ...(writtenIn && { writtenIn }),
    ...(Object.keys(translations).length > 0 && { translations }),
  };
  const shared = { category, location, phone: phone ?? '', workEmail, whatsapp, videoUrl, facts };
  const { accountId: _id, ...details } = (row.specialist_profiles ?? row.business_profiles)!;
  return { kind: row.profiles.kind, ...shared, ...languages, ...details } as ProfileContent;
}
