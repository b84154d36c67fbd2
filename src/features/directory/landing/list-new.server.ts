import { sql } from 'drizzle-orm';
import { placesWithin } from '#features/profiles/locations.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { readsPart, readsProfiles } from '#platform/db/directory-reads.server.ts';
import { PROVIDER_KINDS, type ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Landing } from './landing.rules.ts';

const MANY = 30;

interface Row extends Record<string, unknown> {
  kind: ProviderKind;
  slug: string;
  name: string;
  headline: string;
  category: string;
  location: string;
  created: string | Date;
  updated: string | Date;
}

/** Who came last: to what a landing page is about, or to the directory. A district has its towns with it. */
export async function listNew(db: Db, landing: Landing | null) {
  const { category = null, place = null } = landing ?? {};
  const places = place && placesWithin(place);
  const kinds = landing ? [landing.kind] : PROVIDER_KINDS;
  for (const kind of kinds) readsPart({ kind, category, places });
  const { rows } = await db.execute<Row>(sql`
    select kind, slug, display_name as name, headline, category, location,
      created_at as created, updated_at as updated
    from profiles
    where listed and kind = any(${sql.param(kinds)}::profile_kind[])
      and (${category}::text is null or category = ${category})
      and (${sql.param(places)}::text[] is null or location = any(${sql.param(places)}::text[]))
    order by created_at desc, slug limit ${MANY}`);
  readsProfiles(rows);
  return rows.map((row) => ({
    ...row,
    created: new Date(row.created),
    updated: new Date(row.updated),
  }));
}

export type NewProvider = Awaited<ReturnType<typeof listNew>>[number];
