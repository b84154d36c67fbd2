import { and, eq } from 'drizzle-orm';
import { reports } from '#platform/db/tables/moderation.ts';
import type { Services } from '#platform/services.server.ts';
import type { Reported } from './find-reported.server.ts';
import { visitorHash } from './visitor-hash.server.ts';

/** Whether this visitor has reported it before. */
export async function hasReported(
  { db, secret }: Services,
  reported: Reported,
  client: string,
): Promise<boolean> {
  const about = reported.kind === 'review' ? reports.reviewId : reports.profileId;
  const visitor = visitorHash(secret, reported, client);
  const [row] = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.visitorHash, visitor), eq(about, reported.key)));
  return row !== undefined;
}
