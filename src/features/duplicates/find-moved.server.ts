import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { readsProfiles } from '#platform/db/directory-reads.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/** Addresses may hold anything, also what no text of the database may. */
const SLUG = /^[a-z0-9-]{1,100}$/;

interface Row extends Record<string, unknown> {
  was: string;
  kind: ProviderKind;
  slug: string;
  listed: boolean;
}

/** The listed profiles that others became a part of, by the addresses of those. */
export async function findMoved(
  db: Db,
  asked: readonly string[],
): Promise<Map<string, { kind: ProviderKind; slug: string }>> {
  const slugs = asked.filter((slug) => SLUG.test(slug));
  if (slugs.length === 0) return new Map();
  const { rows } = await db.execute<Row>(sql`
    select m.slug as was, p.kind, p.slug, p.listed from moved_profiles m join profiles p on p.account_id = m.profile_id
    where m.slug = any(${sql.param(slugs)}::text[])`);
  // Also of those that are not listed: they may come back.
  readsProfiles(rows);
  const listed = rows.filter((row) => row.listed);
  return new Map(listed.map(({ was, kind, slug }) => [was, { kind, slug }]));
}
