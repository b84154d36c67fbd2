import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { readsProfiles } from '#platform/db/directory-reads.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/** Addresses may hold anything, also what no text of the database may. */
const SLUG = /^[a-z0-9-]{1,100}$/;

/** The listed profile that another one became a part of, by the address of that one. */
export async function findMoved(
  db: Db,
  slug: string,
): Promise<{ kind: ProviderKind; slug: string } | null> {
  if (!SLUG.test(slug)) return null;
  const { rows } = await db.execute<{ kind: ProviderKind; slug: string }>(sql`
    select p.kind, p.slug from moved_profiles m join profiles p on p.account_id = m.profile_id
    where m.slug = ${slug} and p.listed`);
  readsProfiles(rows);
  return rows[0] ?? null;
}
