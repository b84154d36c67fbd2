import { sql } from 'drizzle-orm';
import {
  PICTURES,
  pictureUrls,
  type PictureRow,
} from '#features/directory/provider-card.server.ts';
import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/** Whom a review is about, as its page shows them. */
export interface ReviewedProfile {
  accountId: number;
  kind: ProviderKind;
  id: string;
  name: string;
  headline: string;
  location: string;
  portrait: string | null;
}

interface Row extends Record<string, unknown> {
  account_id: string | number;
  display_name: string;
  headline: string;
  location: string;
  pictures: PictureRow[];
}

/** Null also for a profile that visitors do not find. */
export async function findReviewedProfile(
  db: Db,
  kind: ProviderKind,
  id: string,
): Promise<ReviewedProfile | null> {
  if (!isProfileId(id)) return null;
  const { rows } = await db.execute<Row>(sql`
    select p.account_id, p.display_name, p.headline, p.location, ${PICTURES} as pictures
    from profiles p where p.slug = ${id} and p.kind = ${kind} and p.listed`);
  const row = rows[0];
  return row
    ? {
        accountId: Number(row.account_id),
        kind,
        id,
        name: row.display_name,
        headline: row.headline,
        location: row.location,
        portrait: pictureUrls(row.pictures).portrait,
      }
    : null;
}
