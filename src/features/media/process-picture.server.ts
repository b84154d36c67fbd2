import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { AppError, problem } from '#platform/errors.ts';
import { createSemaphore } from '#platform/semaphore.server.ts';
import { sharp } from '#platform/sharp.server.ts';
import {
  pictureType,
  checkPictureFile,
  PICTURE_MAX_PIXELS,
  PICTURE_MAX_SIDE,
  PICTURE_SLOTS,
  type PictureSlot,
} from './picture.rules.ts';

/** Decoding is heavy: a burst of pictures must not take the machine from everyone else, nor large ones from small ones. */
export const withPermit = createSemaphore(2, 1);

const MAX_SECONDS = 10;
/** What our own forms send is smaller. */
const HEAVY_PIXELS = 8_000_000;
/** Cameras and programs write about ten; each costs a walk over the whole picture. */
const MAX_SCANS = 100;

export type ProcessedPicture = Awaited<ReturnType<typeof redraw>>;

/**
 * Turns an upload into our own file: the type is read from the bytes, only the first frame is decoded, and what
 * is kept is drawn again, so that no metadata and no hidden payload survives.
 */
export async function processPicture(
  upload: Uint8Array,
  slot: PictureSlot,
): Promise<ProcessedPicture> {
  // Before any decoder sees it: only what a slot takes is ever opened.
  const type = pictureType(upload);
  const refusal = checkPictureFile(slot, { type, size: 0 });
  if (refusal) throw new AppError('unsupported-type', refusal);
  return drawAnew(upload, PICTURE_SLOTS[slot].keepPixels);
}

/** Of a type that the caller has let through. */
export async function drawAnew(upload: Uint8Array, keepPixels: number): Promise<ProcessedPicture> {
  if (pictureType(upload) === 'image/jpeg' && countScans(upload) > MAX_SCANS) unreadable();
  // Reads the header alone, whatever size it claims.
  const header = sharp(upload, { limitInputPixels: false, pages: 1 });
  const { width, height } = await withPermit(() => header.metadata().catch(unreadable));
  if (width > PICTURE_MAX_SIDE || height > PICTURE_MAX_SIDE)
    throw problem('too-large', 'pictureSide');
  const pixels = width * height;
  if (pixels > PICTURE_MAX_PIXELS) throw problem('too-large', 'picturePixels');
  const options = { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error', pages: 1 } as const;
  return withPermit(() => redraw(sharp(upload, options), keepPixels), {
    heavy: pixels > HEAVY_PIXELS,
  });
}

async function redraw(decoded: Sharp, keepPixels: number) {
  const fit = { fit: 'inside', withoutEnlargement: true } as const;
  const { data: pixels, info: raw } = await decoded
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ width: keepPixels, height: keepPixels, ...fit })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
  const { width, height } = raw;
  // Decoded once, for both.
  const drawn = sharp(pixels, { raw });
  // Only ever read to make the served sizes from: quick to write matters more than small.
  const bytes = await drawn.clone().webp({ quality: 90, effort: 0 }).toBuffer();
  const average = await drawn.resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return {
    bytes,
    contentType: 'image/webp' as const,
    width,
    height,
    averageColor: `#${average.subarray(0, 3).toString('hex')}`,
    contentHash: createHash('sha256').update(bytes).digest('hex'),
  };
}

function unreadable(cause?: unknown): never {
  throw problem('unsupported-type', 'pictureUnreadable', { cause });
}

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** How often a JPEG walks over its whole picture: a few hundred bytes are enough to ask for it once more. */
function countScans(bytes: Uint8Array): number {
  const jpeg = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let scans = 0;
  let at = 2;
  while ((at = jpeg.indexOf(MARKER, at)) >= 0 && at + 3 < jpeg.length) {
    const code = jpeg[at + 1]!;
    if (code === END_OF_IMAGE) break;
    if (code === MARKER) at += 1;
    // Inside the data of a scan: a byte that only looks like a marker, or a place to start again from.
    else if (code === 0 || (code >= 0xd0 && code <= 0xd7)) at += 2;
    else {
      if (code === START_OF_SCAN) scans += 1;
      at += 2 + jpeg.readUInt16BE(at + 2);
    }
  }
  return scans;
}
