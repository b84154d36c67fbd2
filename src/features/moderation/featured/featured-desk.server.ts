import { staffFeatured } from '#messages';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { pickFeatured } from '#features/directory/list-featured.server.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';
import type { Services } from '#platform/services.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { pick } from '#platform/db/pick.server.ts';
import { featured } from '#platform/db/tables/moderation.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { containing } from '../desk/desk-acts.server.ts';
import { choiceIn, searchIn } from '../desk/desk.rules.ts';
import { periodState, typedPeriod } from './change-featured.server.ts';

export async function loadFeaturedDesk({ db, clock, env }: Services, query: URLSearchParams) {
  const kind = choiceIn(query, 'kind', staffFeatured.kinds);
  const search = searchIn(query);
  const now = clock.now();
  const [chosen, found, shown] = await Promise.all([
    listChosen(db, kind),
    findToFeature(db, kind, search),
    pickFeatured(db, kind, now, env),
  ]);
  return {
    kind,
    search,
    found,
    chosen: chosen.map((row) => ({ ...row, ...typedPeriod(row), state: periodState(row, now) })),
    shown: shown.map(({ id, chosen: isChosen, slug, display_name: name, headline }) => {
      return { id, chosen: isChosen, slug, name, headline };
    }),
  };
}

export type FeaturedView = Awaited<ReturnType<typeof loadFeaturedDesk>>;

const FOUND_MAX = 10;

const facts = {
  id: profiles.accountId,
  ...pick(profiles, 'slug', 'headline', 'location', 'listed'),
  name: profiles.displayName,
};

function listChosen(db: Db, kind: ProviderKind) {
  return db
    .select({ ...facts, startsAt: featured.startsAt, endsAt: featured.endsAt })
    .from(featured)
    .innerJoin(profiles, eq(profiles.accountId, featured.profileId))
    .where(eq(profiles.kind, kind))
    .orderBy(featured.position, featured.profileId);
}

async function findToFeature(db: Db, kind: ProviderKind, name: string) {
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
