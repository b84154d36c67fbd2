import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { isProfileId } from '#features/profiles/profile-id.rules.ts';
import type { Provider } from './provider-summary.tsx';
import { PICTURES, pictureUrls, type PictureRow } from '#features/directory/profile-pictures.ts';

interface Row extends Record<string, unknown> {
  account_id: string;
  kind: Provider['kind'];
  slug: string;
  display_name: string;
  first_name: string | null;
  headline: string;
  location: string;
  is_demo: boolean;
  pictures: PictureRow[];
}

/** Enough to say whom something is about, and the row to tie it to; null for whoever visitors do not see. */
export async function findProvider(
  db: Db,
  id: string,
): Promise<{ accountId: number; provider: Provider } | null> {
  if (!isProfileId(id)) return null;
  const { rows } = await db.execute<Row>(sql`
    select p.account_id, p.kind, p.slug, p.display_name, d.first_name, p.headline, p.location, a.is_demo,
      ${PICTURES} as pictures
    from profiles p join accounts a on a.id = p.account_id left join specialist_profiles d using (account_id)
    where p.slug = ${id} and p.listed`);
  const row = rows[0];
  if (!row) return null;
  const provider: Provider = {
    kind: row.kind,
    id: row.slug,
    name: row.display_name,
    shortName: row.first_name ?? row.display_name,
    headline: row.headline,
    location: row.location,
    portrait: pictureUrls(row.pictures).portrait,
    demo: row.is_demo,
  };
  return { accountId: Number(row.account_id), provider };
}
