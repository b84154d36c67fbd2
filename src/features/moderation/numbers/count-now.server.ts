import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { WAITING } from '../queue/waiting.server.ts';

interface NowRow extends Record<string, unknown> {
  waiting: number;
  oldest: Date | string | null;
  messages: number;
  reports: number;
}

/** What waits for staff at this moment. */
export async function countNow(db: Db) {
  const { rows } = await db.execute<NowRow>(sql`
    select w.waiting, w.oldest,
      (select count(*)::int from contact_messages where status in ('new', 'open')) as messages,
      (select count(*)::int from reports where status = 'open') as reports
    from (select count(*)::int as waiting, min(since) as oldest from ${WAITING}) w`);
  const { waiting, oldest, messages, reports } = rows[0]!;
  return { waiting, oldest: oldest && new Date(oldest), messages, reports };
}
