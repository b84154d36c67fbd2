import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { media } from '#platform/db/tables/media.ts';
import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import {
  checkVideoFile,
  VIDEO_MESSAGES,
  VIDEO_TYPES,
  videoUrl,
  type VideoType,
} from './video.rules.ts';

/** Where the bytes stand that every file of the type has. */
const SIGNATURES: Record<VideoType, readonly [at: number, bytes: string]> = {
  'video/mp4': [4, 'ftyp'],
  'video/webm': [0, '\x1a\x45\xdf\xa3'],
};

export const videoStorageKey = (key: string) => `videos/${key.slice(0, 2)}/${key}`;

/** Keeps an uploaded video as it is; it is public once the profile that names it is saved. */
export async function saveVideo(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { accountId, type, bytes }: { accountId: number; type: string; bytes: Uint8Array },
): Promise<string> {
  const refusal = checkVideoFile({ type, size: bytes.length });
  if (refusal)
    throw new AppError(refusal === VIDEO_MESSAGES.size ? 'too-large' : 'unsupported-type', refusal);
  const known = type as VideoType;
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  const [at, signature] = SIGNATURES[known];
  if (!head.startsWith(signature, at)) throw new AppError('unsupported-type', VIDEO_MESSAGES.type);

  const key = randomBytes(16).toString('hex');
  await storage.put(`${videoStorageKey(key)}/video.${VIDEO_TYPES[known]}`, bytes);
  await db.transaction(async (tx) => {
    // The ones before that no profile names are swept with their files.
    await tx
      .delete(media)
      .where(and(eq(media.accountId, accountId), eq(media.slot, 'video'), eq(media.live, false)));
    await tx.insert(media).values({
      accountId,
      slot: 'video',
      key,
      contentType: known,
      byteSize: bytes.length,
      contentHash: createHash('sha256').update(bytes).digest('hex'),
      live: false,
    });
  });
  return videoUrl(key, VIDEO_TYPES[known]);
}
