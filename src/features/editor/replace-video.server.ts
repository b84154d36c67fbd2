import { eq } from 'drizzle-orm';
import { discardFiles } from '#features/media/stored-files.server.ts';
import { storeVideo } from '#features/media/store-video.server.ts';
import { videoUrl, VIDEO_TYPES } from '#features/media/video.rules.ts';
import { media } from '#platform/db/tables/media.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import type { Services } from '#platform/services.server.ts';
import { forgetReplaced } from './remembered-files.server.ts';

interface Upload {
  accountId: number;
  type: string;
  bytes: Uint8Array;
}

/**
 * Keeps an uploaded video for its owner's eyes until the profile that names it is saved. It takes the place of one that
 * was uploaded before and named by no version.
 */
export async function replaceVideo(
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  { accountId, type, bytes }: Upload,
): Promise<string> {
  const video = await storeVideo(services.storage, { type, bytes });
  const replaced = await services.db.transaction(async (tx) => {
    // Of two at the same moment the second one replaces the first.
    await tx
      .select({ id: profiles.accountId })
      .from(profiles)
      .where(eq(profiles.accountId, accountId))
      .for('update');
    const forgotten = await forgetReplaced(tx, accountId);
    await tx.insert(media).values({ ...video, accountId, slot: 'video', live: false });
    return forgotten;
  });
  await discardFiles(services, replaced);
  return videoUrl(video.key, VIDEO_TYPES[video.contentType]);
}
