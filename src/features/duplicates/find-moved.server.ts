import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { readsProfiles } from '#platform/db/directory-reads.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/** Addresses may hold anything, also what no text of the database may. */
const SLUG = /^[a-z0-9-]{1,100}$/;

/** The listed profiles that others became a part of, by the addresses of those. */
export async function findMoved(
  db: Db,
  asked: readonly string[],
): Promise<Map<string, { kind: ProviderKind; slug: string }>> {
  const slugs = asked.filter((slug) => SLUG.test(slug));
  if (slugs.length === 0) return new Map();
  const { rows } = await db.execute<{ was: string; kind: ProviderKind; slug: string }>(sql`
    select m.slug as was, p.kind, p.slug from moved_profiles m join profiles p on p.account_id = m.profile_id
    where m.slug = any(${sql.param(slugs)}::text[]) and p.listed`);
  readsProfiles(rows);
  return new Map(rows.map(({ was, ...profile }) => [was, profile]));
}
