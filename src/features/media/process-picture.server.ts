import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { AppError } from '#platform/errors.ts';
import { PICTURE_SLOTS, type PictureSlot } from './picture.rules.ts';

const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 10;
const FORMATS_OF: Record<PictureSlot, readonly string[]> = {
  profile: ['jpeg', 'png', 'gif'],
  background: ['jpeg', 'png'],
  showcase: ['jpeg', 'png'],
};

export interface ProcessedPicture {
  bytes: Buffer;
  contentType: 'image/webp';
  width: number;
  height: number;
  averageColor: string;
  contentHash: string;
}

/**
 * Turns an upload into our own file: the type is read from the bytes, only the first frame is decoded, and what
 * is kept is drawn again, so that no metadata and no hidden payload survives.
 */
export async function processPicture(
  upload: Uint8Array,
  slot: PictureSlot,
): Promise<ProcessedPicture> {
  const decoded = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 });
  const { format } = await decoded.metadata().catch(unreadable);
  if (!FORMATS_OF[slot].includes(format)) return unreadable();

  const { keepPixels } = PICTURE_SLOTS[slot];
  const fit = { fit: 'inside', withoutEnlargement: true } as const;
  const { data, info } = await decoded
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: keepPixels, height: keepPixels, ...fit })
    .toColourspace('srgb')
    // Only ever read to make the served sizes from: quick to write matters more than small.
    .webp({ quality: 90, effort: 1 })
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  const pixel = await sharp(data).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return {
    bytes: data,
    contentType: 'image/webp',
    width: info.width,
    height: info.height,
    averageColor: `#${pixel.subarray(0, 3).toString('hex')}`,
    contentHash: createHash('sha256').update(data).digest('hex'),
  };
}

function unreadable(cause?: unknown): never {
  throw new AppError('unsupported-type', 'This file could not be read as a picture.', { cause });
}
