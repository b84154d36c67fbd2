import { sql } from 'drizzle-orm';
import { profileRevisions, profiles } from '#platform/db/tables/profiles.ts';
import type { Db } from '#platform/db/database.server.ts';
import { claims } from '#platform/db/tables/claims.ts';
import { contactMessages } from '#platform/db/tables/messages.ts';
import { reports } from '#platform/db/tables/moderation.ts';
import type { ProviderKind } from '#platform/provider-kind.rules.ts';

/**
 * What waits for staff: new profiles, changed ones, and changes that visitors do not see yet. It waits since the first
 * change that nobody has looked at: whoever saves often must not stay at the end of the queue.
 */
export const WAITING = sql`(
  select p.account_id, p.slug, r.id as revision_id, coalesce(r.submitted_at, p.submitted_at) as since
  from (
    select account_id from ${profiles} where review_status = 'pending'
    union select account_id from ${profileRevisions} where status = 'pending'
  ) who
  join ${profiles} p using (account_id)
  left join ${profileRevisions} r on r.account_id = p.account_id and r.status = 'pending'
) waiting`;

export async function countWaiting(db: Db): Promise<StaffCounts> {
  const { rows } = await db.execute<StaffCounts>(sql`
    select (select count(*)::int from ${WAITING}) as waiting,
      (select count(*)::int from ${reports} where status = 'open') as reports,
      (select count(*)::int from ${contactMessages} where status = 'new') as messages,
      (select count(*)::int from ${claims} where status = 'open') as claims`);
  return rows[0]!;
}

export type StaffCounts = Record<'waiting' | 'reports' | 'messages' | 'claims', number>;

/** One screen; whoever has more is behind by days and works from the front anyway. */
const MOST = 50;

interface Row extends Record<string, unknown> {
  slug: string;
  name: string;
  headline: string;
  location: string;
  kind: ProviderKind;
  status: 'pending' | 'approved' | 'rejected' | 'suspended';
  /** In milliseconds. */
  since: number;
  decided: boolean;
  portrait: string | null;
}

export async function listWaiting(db: Db) {
  const { rows } = await db.execute<Row>(sql`
    select p.slug, p.display_name as name, p.headline, p.location, p.kind, p.review_status as status,
      (extract(epoch from waiting.since) * 1000)::float8 as since, p.decided_at is not null as decided,
      (select m.key from media m
        where m.account_id = p.account_id and m.slot = 'profile' and m.live limit 1) as portrait
    from ${WAITING} join ${profiles} p using (account_id)
    order by waiting.since, p.account_id limit ${MOST}`);
  return rows.map(({ status, decided, ...row }) => ({
    ...row,
    news: status === 'suspended' ? status : decided ? ('changed' as const) : ('new' as const),
  }));
}

export type WaitingView = Awaited<ReturnType<typeof listWaiting>>[number];

export async function findNeighbours(
  db: Db,
  slug: string,
): Promise<{ previous: string | null; next: string | null; place: number; total: number }> {
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from ${WAITING} order by since, account_id`,
  );
  const slugs = rows.map((row) => row.slug);
  const at = slugs.indexOf(slug);
  // Somebody who does not wait any more stands before the first.
  return {
    previous: at > 0 ? slugs[at - 1]! : null,
    next: slugs[at + 1] ?? null,
    place: at + 1,
    total: slugs.length,
  };
}
