import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import type { ProfileEvent } from '#platform/profile-event.ts';
import { localDay } from '#platform/local-day.rules.ts';

/**
 * One statement for all of them. Unknown and unlisted profiles are left out, those who are deleted right now as well, and
 * so is the owner's own look.
 */
export async function writeEvents(db: Db, events: readonly ProfileEvent[]): Promise<void> {
  await db.execute(sql`
    with seen as (
      select account_id, slug from profiles
      where listed and slug = any(${sql.param(events.map(({ id }) => id))}::text[])
      order by account_id for key share
    )
    insert into profile_events (profile_id, kind, created_at)
    select p.account_id, e.kind::profile_event_kind, e.at
    from unnest(
      ${sql.param(events.map(({ id }) => id))}::text[],
      ${sql.param(events.map(({ kind }) => kind))}::text[],
      ${sql.param(events.map(({ at }) => at.toISOString()))}::timestamptz[],
      ${sql.param(events.map(({ viewer }) => viewer))}::bigint[]
    ) as e (slug, kind, at, viewer)
    join seen p on p.slug = e.slug
    where p.account_id is distinct from e.viewer`);
}

/** Adds to the number of each day, which is all that is kept of a search. */
export async function countSearches(db: Db, moments: readonly Date[]): Promise<void> {
  await db.execute(sql`
    insert into search_days as d (day, count)
    select day, count(*) from unnest(${sql.param(moments.map(localDay))}::date[]) as day
    group by day order by day
    on conflict (day) do update set count = d.count + excluded.count`);
}
