import { eq } from 'drizzle-orm';
import { refusalOf } from '#platform/access.ts';
import type { Db } from '#platform/db/database.server.ts';
import { media } from '#platform/db/tables/media.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import type { Session } from '#platform/session-context.server.ts';

/**
 * Who may open a stored picture or video now: everybody while it is part of what visitors find, otherwise its owner and
 * staff alone. Null where that leaves out who asks.
 */
export async function fileAudience(
  db: Db,
  key: string,
  session: Session | null,
): Promise<'everybody' | 'owner and staff' | null> {
  const [file] = await db
    .select({ owner: media.accountId, live: media.live, listed: profiles.listed })
    .from(media)
    .leftJoin(profiles, eq(profiles.accountId, media.accountId))
    .where(eq(media.key, key));
  if (!file) return null;
  if (file.live && file.listed) return 'everybody';
  const isInsider =
    session?.account.id === file.owner || refusalOf('staff/approval', session) === null;
  return isInsider ? 'owner and staff' : null;
}
