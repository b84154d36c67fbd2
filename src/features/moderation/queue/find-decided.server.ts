import { sql } from 'drizzle-orm';
import { staffQueue } from '#messages';
import type { Db } from '#platform/db/database.server.ts';
import { asAppError } from '#platform/errors.ts';
import { localTime, DAY_MS } from '#platform/local-day.rules.ts';
import { auditLog } from '#platform/db/tables/moderation.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import type { Decision } from './decision.rules.ts';
import { getApprovalState, type ApprovalState } from './approval-state.server.ts';
import { canUndo } from './undo-decision.server.ts';

export type DecidedView = ReturnType<typeof describeAct>;

/** What the page before this one has done; it may be too late to take it back. */
export type News = NonNullable<Awaited<ReturnType<typeof findNews>>>;

export function describeAct({ profile, lastAct }: ApprovalState) {
  const { id, action, actorEmail, createdAt } = lastAct!;
  return {
    slug: profile.slug,
    name: profile.displayName,
    decision: action.replace('profile.', '') as Decision,
    by: actorEmail,
    at: localTime(createdAt),
    actId: id,
  };
}

/** What an address that was reached by an act has to tell: only what is still the newest about that profile. */
export async function findNews(db: Db, asked: URLSearchParams) {
  const done = asked.get('done') ?? '';
  if (!Object.hasOwn(staffQueue.decided, done)) return null;
  try {
    const state = await getApprovalState(db, asked.get('to') ?? '');
    if (state.lastAct?.action !== `profile.${done}`) return null;
    return {
      text: staffQueue.wasDecided(
        state.profile.displayName,
        staffQueue.decided[done as Decision | 'undo'],
      ),
      undo: canUndo(state) ? describeAct(state) : null,
    };
  } catch (error) {
    if (asAppError(error)?.code === 'not-found') return null;
    throw error;
  }
}

const MOST = 5;
/** Further back nobody looks for a slip of the finger; the page of the profile can still take it back. */
const LOOK_BACK_DAYS = 2;

type Row = Omit<DecidedView, 'decision'> & { action: string };

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
    at: localTime(new Date(at)),
  }));
}
