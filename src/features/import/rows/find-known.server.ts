import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import { contentOfRow, listRows } from '#features/editor/get-own-profile.server.ts';
import { SLOTS, type PictureSlot } from '#features/media/picture.rules.ts';
import type { ProfileContent } from '#features/profiles/profile-content.ts';
import type { Db } from '#platform/db/database.server.ts';
import { movedProfiles } from '#platform/db/tables/duplicates.ts';
import { media } from '#platform/db/tables/media.ts';
import { businessProfiles, profiles } from '#platform/db/tables/profiles.ts';

export interface KnownProfile {
  id: number;
  outsideId: string | null;
  /** What lists call those who became part of it. */
  mergedIds: readonly string[];
  unclaimed: boolean;
  /** Whoever it is about did not want to be here. */
  isTakenDown: boolean;
  phoneHiddenAt: Date | null;
  version: number;
  content: ProfileContent;
  pictures: readonly { slot: PictureSlot; key: string }[];
}

/** What belongs to one profile alone, however it was typed. */
export interface Keys {
  outsideId: string | null;
  phone: string;
  email: string;
  businessName: string;
}

const sameName = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

export const keysOf = (outsideId: string | null, content: ProfileContent): Keys => ({
  outsideId,
  phone: content.phone,
  email: content.workEmail?.toLowerCase() ?? '',
  businessName: content.kind === 'business' ? sameName(content.businessName) : '',
});

/** Every profile that has one of these already. */
export async function findKnown(db: Db, keys: readonly Keys[]): Promise<KnownProfile[]> {
  const all = (key: keyof Keys) => {
    const values = [...new Set(keys.map((each) => each[key]))].filter(Boolean);
    return sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
  };
  return describe(
    db,
    await listRows(
      db,
      sql`${profiles.accountId} in (
        select account_id from ${profiles} where outside_id = any (${all('outsideId')})
        union select profile_id from ${movedProfiles} where outside_id = any (${all('outsideId')})
        union select account_id from ${profiles} where phone = any (${all('phone')})
        union select account_id from ${profiles} where lower(work_email) = any (${all('email')})
        union select account_id from ${businessProfiles}
          where lower(regexp_replace(btrim(business_name), '\\s+', ' ', 'g')) = any (${all('businessName')}))`,
    ),
  );
}

export async function describe(
  db: Db,
  rows: Awaited<ReturnType<typeof listRows>>,
): Promise<KnownProfile[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.profiles.accountId);
  const pictures = await db
    .select({ owner: media.accountId, slot: media.slot, key: media.key, live: media.live })
    .from(media)
    .where(inArray(media.accountId, ids))
    .orderBy(media.accountId, media.slot, media.position);
  const merged = await db
    .select({ into: movedProfiles.profileId, outsideId: movedProfiles.outsideId })
    .from(movedProfiles)
    .where(and(inArray(movedProfiles.profileId, ids), isNotNull(movedProfiles.outsideId)));
  return rows.map((row) => ({
    id: row.profiles.accountId,
    outsideId: row.profiles.outsideId,
    mergedIds: merged.flatMap(({ into, outsideId }) =>
      into === row.profiles.accountId ? outsideId! : [],
    ),
    unclaimed: row.profiles.unclaimed,
    isTakenDown: row.profiles.unclaimed && row.profiles.pausedAt !== null,
    phoneHiddenAt: row.profiles.phoneHiddenAt,
    version: row.profiles.version,
    content: contentOfRow(row),
    pictures: pictures.flatMap(({ owner, slot, key, live }) =>
      owner === row.profiles.accountId && live && isPicture(slot) ? [{ slot, key }] : [],
    ),
  }));
}

export const isPicture = (slot: string): slot is PictureSlot => (SLOTS as string[]).includes(slot);
