import { createHash, randomBytes } from 'node:crypto';
import { discardFiles, originalFile } from '#features/media/stored-files.server.ts';
import { videoType } from '#features/media/video-type.server.ts';
import {
  checkVideoFile,
  VIDEO_MAX_BYTES,
  VIDEO_TYPES,
  videoUrl,
  type VideoType,
} from '#features/media/video.rules.ts';
import { holdProfile } from '#features/profiles/hold-profiles.server.ts';
import { media } from '#platform/db/tables/media.ts';
import { AppError, problem } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import type { Storage } from '#platform/storage/storage.server.ts';
import { forgetReplaced } from './publish-version.server.ts';

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
    const profile = await holdProfile(tx, accountId, 'update');
    if (!profile) throw problem('not-found', 'noProfile');
    const forgotten = await forgetReplaced(tx, accountId);
    await tx.insert(media).values({ ...video, accountId, slot: 'video', live: false });
    return forgotten;
  });
  await discardFiles(services, replaced);
  return videoUrl(video.key, VIDEO_TYPES[video.contentType]);
}

/** Stores the file as it is and returns the facts of its row; without that row the sweep removes it again. */
async function storeVideo(storage: Storage, { type, bytes }: Pick<Upload, 'type' | 'bytes'>) {
  const refusal = checkVideoFile({ type, size: bytes.length });
  if (refusal)
    throw new AppError(bytes.length > VIDEO_MAX_BYTES ? 'too-large' : 'unsupported-type', refusal);
  const contentType = type as VideoType;
  if (videoType(bytes) !== contentType) throw problem('unsupported-type', 'videoType');

  const key = randomBytes(16).toString('hex');
  await storage.put(originalFile({ slot: 'video', key, contentType }), bytes);
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  return { key, contentType, contentHash, byteSize: bytes.length };
}
