import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { localDay } from '#platform/local-day.rules.ts';

interface Row extends Record<string, unknown> {
  slug: string;
  confirmed_at: string | Date;
}

/** By id, the day on which an owner last said that all is still right; nobody has where nobody owns it yet. */
export async function findConfirmed(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await db.execute<Row>(sql`
    select slug, confirmed_at from profiles
    where slug = any(${sql.param(ids)}::text[]) and listed and not unclaimed`);
  return new Map(rows.map((row) => [row.slug, localDay(new Date(row.confirmed_at))]));
}
