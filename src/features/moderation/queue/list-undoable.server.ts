import { sql } from 'drizzle-orm';
import { DAY_MS, belizeTime } from '#platform/belize-day.rules.ts';
import type { Db } from '#platform/db/database.server.ts';
import { auditLog } from '#platform/db/tables/moderation.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import type { Decision } from './decision.rules.ts';
import type { DecidedView } from './queue-view.ts';

const MOST = 5;
/** Further back nobody looks for a slip of the finger; the page of the profile can still take it back. */
const LOOK_BACK_DAYS = 2;

interface Row extends Record<string, unknown> {
  actId: number;
  slug: string;
  name: string;
  action: string;
  by: string;
  at: string;
}

/** The newest decisions that nothing newer has happened to. */
export async function listUndoable(db: Db, now: Date): Promise<DecidedView[]> {
  const since = new Date(now.getTime() - LOOK_BACK_DAYS * DAY_MS);
  const { rows } = await db.execute<Row>(sql`
    select act.id::int as "actId", p.slug, p.display_name as name, act.action, act.actor_email as by,
      act.created_at as at
    from (
      select distinct on (object_id) id, object_id, action, actor_email, after, created_at
      from ${auditLog} where object_kind = 'profile' and created_at > ${since}
        and action in ('profile.approve', 'profile.reject', 'profile.suspend', 'profile.undo')
      order by object_id, id desc
    ) act
    join ${profiles} p on p.account_id = act.object_id::bigint
    where act.action <> 'profile.undo' and (act.after->>'version')::int = p.version
    order by act.id desc limit ${MOST}`);
  return rows.map(({ action, at, ...row }) => ({
    ...row,
    decision: action.replace('profile.', '') as Decision,
    at: belizeTime(new Date(at)),
  }));
}
