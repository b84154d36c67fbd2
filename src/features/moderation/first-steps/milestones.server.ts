import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.server.ts';
import { installation } from '#platform/db/tables/settings.ts';

type Milestone = (typeof installation.$inferSelect)['name'];

/** That it was done, and when. */
export const reach = (db: Db, name: Milestone) =>
  db
    .insert(installation)
    .values({ name })
    .onConflictDoUpdate({ target: installation.name, set: { at: sql`now()` } });

export async function readMilestones(db: Db): Promise<Partial<Record<Milestone, Date>>> {
  const rows = await db.select().from(installation);
  return Object.fromEntries(rows.map(({ name, at }) => [name, at]));
}
