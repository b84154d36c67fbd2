import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { featured } from '#platform/db/tables/moderation.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { containing } from '../desk/containing.server.ts';
import type { FeaturedKind } from './featured-desk.rules.ts';

const FOUND_MAX = 10;

const facts = {
  id: profiles.accountId,
  slug: profiles.slug,
  name: profiles.displayName,
  headline: profiles.headline,
  location: profiles.location,
  listed: profiles.listed,
};

/** Everybody whom staff have chosen, in their order, whether it is their time or not. */
export function listChosen(db: Db, kind: FeaturedKind) {
  return db
    .select({ ...facts, startsAt: featured.startsAt, endsAt: featured.endsAt })
    .from(featured)
    .innerJoin(profiles, eq(profiles.accountId, featured.profileId))
    .where(eq(profiles.kind, kind))
    .orderBy(featured.position, featured.profileId);
}

/** Listed profiles of that name which are not chosen yet. */
export async function findToFeature(db: Db, kind: FeaturedKind, name: string) {
  if (!name) return [];
  return db
    .select(facts)
    .from(profiles)
    .leftJoin(featured, eq(featured.profileId, profiles.accountId))
    .where(
      and(
        eq(profiles.kind, kind),
        profiles.listed,
        isNull(featured.profileId),
        containing(profiles.displayName, name),
      ),
    )
    .orderBy(
      desc(sql`strpos(lower(${profiles.displayName}), lower(${name})) = 1`),
      asc(profiles.displayName),
      profiles.accountId,
    )
    .limit(FOUND_MAX);
}
