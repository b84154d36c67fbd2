import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import type { ProfileEvent } from '#platform/profile-event.ts';

/** One statement for all of them. Unknown and unlisted profiles are left out, and so is the owner's own look. */
export async function writeEvents(db: Db, events: readonly ProfileEvent[]): Promise<void> {
  await db.execute(sql`
    insert into profile_events (profile_id, kind, created_at)
    select p.account_id, e.kind::profile_event_kind, e.at
    from unnest(
      ${sql.param(events.map(({ id }) => id))}::text[],
      ${sql.param(events.map(({ kind }) => kind))}::text[],
      ${sql.param(events.map(({ at }) => at.toISOString()))}::timestamptz[],
      ${sql.param(events.map(({ viewer }) => viewer))}::bigint[]
    ) as e (slug, kind, at, viewer)
    join profiles p on p.slug = e.slug
    where p.listed and p.account_id is distinct from e.viewer`);
}
