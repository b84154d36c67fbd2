import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { NamedFile } from '#features/media/stored-files.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { media } from '#platform/db/tables/media.ts';
import { profileRevisions } from '#platform/db/tables/profiles.ts';
import { ownVideoKey } from '#features/media/video.rules.ts';

/** How many versions of each sort stay whole: enough to compare with the approved one, and to take a decision back. */
const VERSIONS = 2;

interface Remembered {
  pictures?: Record<string, string[]>;
  videoUrl?: string | null;
}

/** The pictures and videos of versions that staff may still look at or bring back. */
export async function rememberedFiles(tx: Db, accountId: number): Promise<Set<string>> {
  const revisions = await tx
    .select({ status: profileRevisions.status, content: profileRevisions.content })
    .from(profileRevisions)
    .where(eq(profileRevisions.accountId, accountId))
    .orderBy(desc(profileRevisions.id));
  const approved = revisions.filter(({ status }) => status === 'approved');
  const kept = [...revisions.slice(0, VERSIONS), ...approved.slice(0, VERSIONS)];
  return new Set(
    kept.flatMap(({ content }) => {
      const { pictures = {}, videoUrl = null } = content as Remembered;
      return [...Object.values(pictures).flat(), ownVideoKey(videoUrl)].filter(Boolean);
    }),
  );
}

/** Inside a transaction: forgets what visitors do not see and no such version names. Returns its files. */
export async function forgetReplaced(tx: Db, accountId: number): Promise<NamedFile[]> {
  const remembered = await rememberedFiles(tx, accountId);
  return tx
    .delete(media)
    .where(
      and(
        eq(media.accountId, accountId),
        eq(media.live, false),
        notInArray(media.key, ['', ...remembered]),
      ),
    )
    .returning({ key: media.key, slot: media.slot });
}
