import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { contactMessages } from '#platform/db/tables/messages.ts';
import { reports } from '#platform/db/tables/moderation.ts';
import { WAITING } from '../queue/waiting.server.ts';
import type { StaffCounts } from './staff-counts.ts';

export async function countWaiting(db: Db): Promise<StaffCounts> {
  const { rows } = await db.execute<{ [Name in keyof StaffCounts]: number }>(sql`
    select (select count(*)::int from ${WAITING}) as waiting,
      (select count(*)::int from ${reports} where status = 'open') as reports,
      (select count(*)::int from ${contactMessages} where status = 'new') as messages`);
  return rows[0]!;
}
