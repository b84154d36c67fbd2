import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { defineJob } from '#platform/jobs/jobs.server.ts';
import { HOUR_MS, localDay } from '#platform/local-day.rules.ts';
import { COUNTRY } from '#platform/pack.ts';
import type { ProfileEvent } from '#platform/services.server.ts';
import { RAW_HOURS } from './insights.rules.ts';

/**
 * Adds to the number of each day, which is all that is kept: whoever tells much fills no disk. One statement for all of
 * them, in an order that is the same for all who write these rows. Unknown and unlisted profiles are left out, those who
 * are deleted right now as well, and so is the owner's own look.
 */
export async function writeEvents(db: Db, events: readonly ProfileEvent[]): Promise<void> {
  await db.execute(sql`
    with seen as (
      select account_id, slug from profiles
      where listed and slug = any(${sql.param(events.map(({ id }) => id))}::text[])
      order by account_id for key share
    )
    insert into profile_event_days as d (profile_id, day, kind, count)
    select p.account_id, e.day, e.kind::profile_event_kind, count(*)
    from unnest(
      ${sql.param(events.map(({ id }) => id))}::text[],
      ${sql.param(events.map(({ kind }) => kind))}::text[],
      ${sql.param(events.map(({ at }) => localDay(at)))}::date[],
      ${sql.param(events.map(({ viewer }) => viewer))}::bigint[]
    ) as e (slug, kind, day, viewer)
    join seen p on p.slug = e.slug
    where p.account_id is distinct from e.viewer
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (profile_id, day, kind) do update set count = d.count + excluded.count`);
}

/** Adds to the number of each day, which is all that is kept of a search. */
export async function countSearches(db: Db, moments: readonly Date[]): Promise<void> {
  await db.execute(sql`
    insert into search_days as d (day, count)
    select day, count(*) from unnest(${sql.param(moments.map(localDay))}::date[]) as day
    group by day order by day
    on conflict (day) do update set count = d.count + excluded.count`);
}

export const foldEventsJob = defineJob({
  name: 'fold-events',
  schedule: '7 * * * *',
  retryLimit: 3,
  run: (_data, { db, clock }) => foldEvents(db, clock.now()),
});

/**
 * Old events leave nothing but a number for the day. It is one statement: events are taken away if and only if they are
 * counted, whatever is cut off in between, and two of these at once take each event once. Those of a profile that somebody
 * is changing or deleting right now are left to the next turn: whoever does may be waiting for them.
 */
export async function foldEvents(db: Db, now: Date): Promise<void> {
  const old = new Date(now.getTime() - RAW_HOURS * HOUR_MS).toISOString();
  await db.execute(sql`
    with whose as materialized (
      select account_id from profiles where account_id in (
        select profile_id from profile_events where created_at < ${old}::timestamptz)
      for key share skip locked
    ), gone as (
      delete from profile_events where created_at < ${old}::timestamptz
        and profile_id in (select account_id from whose)
      returning profile_id, kind, (created_at at time zone ${COUNTRY.timeZone})::date as day
    )
    insert into profile_event_days as d (profile_id, day, kind, count)
    select profile_id, day, kind, count(*) from gone group by 1, 2, 3 order by 1, 2, 3
    on conflict (profile_id, day, kind) do update set count = d.count + excluded.count`);
}
