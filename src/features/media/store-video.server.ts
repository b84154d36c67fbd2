import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '#platform/errors.ts';
import type { Storage } from '#platform/storage/storage.server.ts';
import { originalFile } from './stored-files.server.ts';
import { checkVideoFile, VIDEO_MESSAGES, type VideoType } from './video.rules.ts';

/** Where the bytes stand that every file of the type has. */
const SIGNATURES: Record<VideoType, readonly [at: number, bytes: string]> = {
  'video/mp4': [4, 'ftyp'],
  'video/webm': [0, '\x1a\x45\xdf\xa3'],
};

/** Stores the file as it is and returns the facts of its row; without that row the sweep removes it again. */
export async function storeVideo(
  storage: Storage,
  { type, bytes }: { type: string; bytes: Uint8Array },
) {
  const refusal = checkVideoFile({ type, size: bytes.length });
  if (refusal)
    throw new AppError(refusal === VIDEO_MESSAGES.size ? 'too-large' : 'unsupported-type', refusal);
  const contentType = type as VideoType;
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  const [at, signature] = SIGNATURES[contentType];
  if (!head.startsWith(signature, at)) throw new AppError('unsupported-type', VIDEO_MESSAGES.type);

  const key = randomBytes(16).toString('hex');
  await storage.put(originalFile({ slot: 'video', key, contentType }), bytes);
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  return { key, contentType, contentHash, byteSize: bytes.length };
}
