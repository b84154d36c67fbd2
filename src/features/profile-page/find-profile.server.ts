import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import { asAppError } from '#platform/errors.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Services } from '#platform/services.server.ts';
import {
  type AskedReviews,
  NEWEST_REVIEWS,
  ALL_REVIEWS,
  reviewsOnPage,
  tellReview,
} from './public-reviews.server.ts';
import { findSimilar } from './find-similar.server.ts';
import { missing, unavailable, type ProfileOutcome, type Similar } from './profile-outcome.ts';
import { sql } from 'drizzle-orm';
import type { Facts } from '#features/profiles/facts.rules.ts';
import { ownFields } from '#features/profiles/fields.rules.ts';
import { columnOf, inRow, readTexts } from '#features/profiles/profile-content.ts';
import {
  spokenTexts,
  PHONE_HIDDEN,
  SHOWN_PHONE,
  tellHours,
} from '#features/profiles/shown-parts.server.ts';
import { withoutPastHours } from '#features/profiles/passing-hours.rules.ts';
import { displayPhone, isMobile } from '#features/profiles/phone.rules.ts';
import { averageRating } from '#features/profiles/rating.rules.ts';
import {
  PICTURES,
  pictureUrls,
  type PictureRow,
} from '#features/directory/provider-card.server.ts';
import { localDay } from '#platform/local-day.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { readsProfiles } from '#platform/db/directory-reads.server.ts';
import { PLANNED } from '#platform/db/planned.server.ts';
import { completeProfile, type Profile, type PublicReview, type ReviewPages } from './profile.ts';
import { videoSource } from './video-source.rules.ts';

interface Row extends Record<string, unknown> {
  slug: string;
  category: string;
  location: string;
  phone: string | null;
  work_email: string | null;
  whatsapp: boolean;
  phone_hidden: boolean;
  video_url: string | null;
  facts: Facts;
  rating_sum: number;
  review_count: number;
  created_at: string | Date;
  confirmed_at: string | Date;
  is_demo: boolean;
  unclaimed: boolean;
  pictures: PictureRow[];
  reviews: PublicReview[];
  review_pages: ReviewPages | null;
}

/** Its columns by name: a kept plan must not give others after a migration. */
const detailsOf = (kind: ProviderKind) => ({
  table: sql.raw(`${kind}_profiles`),
  columns: sql.raw(
    ownFields(kind)
      .map((field) => `d.${columnOf(field)}`)
      .join(', '),
  ),
});
const DETAILS = { specialist: detailsOf('specialist'), business: detailsOf('business') };

interface Asked {
  viewer?: number | null;
  /** Which page of the reviews, or the last where there are fewer; an API that tells a profile whole tells all. */
  reviews?: AskedReviews | 'all';
}

/** What visitors see of a provider, or null: unknown and unlisted look the same, save to the owner. */
export async function findProfile(
  db: Db,
  kind: ProviderKind,
  id: string,
  { viewer = null, reviews = NEWEST_REVIEWS }: Asked = {},
): Promise<Profile | null> {
  readsProfiles([{ slug: id }]);
  const written = reviews === 'all' ? ALL_REVIEWS : reviewsOnPage(reviews);
  const { table, columns } = DETAILS[kind];
  const { rows } = await db.execute<Row>(sql`${PLANNED}
    select ${columns}, p.slug, p.category, p.location, ${SHOWN_PHONE} as phone, ${PHONE_HIDDEN} as phone_hidden, p.work_email, p.whatsapp, p.video_url, p.facts, p.written_in, p.translations,
      p.rating_sum, p.review_count, p.created_at, p.confirmed_at, p.unclaimed, a.is_demo, ${PICTURES} as pictures, written.*
    from profiles p join ${table} d using (account_id) join accounts a on a.id = p.account_id, lateral (${written}) as written
    where p.slug = ${id} and (p.listed or p.account_id = ${viewer})`);
  const row = rows[0];
  if (!row) return null;
  const { texts, ...languages } = spokenTexts(kind, readTexts(kind, inRow(row)), row);
  return completeProfile({
    kind,
    id: row.slug,
    category: row.category,
    location: row.location,
    phone: displayPhone(row.phone) ?? '',
    email: row.work_email ?? '',
    whatsapp: row.phone && row.whatsapp && isMobile(row.phone) ? row.phone.slice(1) : '',
    ...(row.phone_hidden && { numberChecked: true }),
    own: texts,
    ...languages,
    facts: withoutPastHours(row.facts),
    hours: tellHours(row.facts),
    ...pictureUrls(row.pictures),
    video: row.video_url,
    videoSource: videoSource(row.video_url),
    rating: averageRating(row.rating_sum, row.review_count),
    reviewCount: row.review_count,
    reviews: row.reviews.map(tellReview),
    ...(row.review_pages && { reviewPages: row.review_pages }),
    memberSince: isoDay(row.created_at),
    lastConfirmed: isoDay(row.confirmed_at),
    demo: row.is_demo,
    ...(row.unclaimed && { unclaimed: true }),
  });
}

/** What a profile page needs for its first paint; without a database, the sentence that says so. */
export async function loadProfile(
  services: Pick<Services, 'db' | 'directoryVersion' | 'log'>,
  { kind, id, ...asked }: Asked & { kind: ProviderKind; id: string },
): Promise<{ outcome: ProfileOutcome; similar: Similar }> {
  try {
    const profile = isProfileId(id) ? await findProfile(services.db, kind, id, asked) : null;
    if (!profile) return { outcome: missing(kind), similar: [] };
    return { outcome: { profile, status: 200 }, similar: await findSimilar(services, profile) };
  } catch (error) {
    if (asAppError(error)?.code !== 'unavailable') throw error;
    services.log.error({ err: error, id }, 'a profile could not be read');
    return { outcome: unavailable(kind), similar: null };
  }
}

const isoDay = (moment: string | Date) => localDay(new Date(moment));
