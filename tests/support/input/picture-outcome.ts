import sharp from 'sharp';
import { processPicture } from '#features/media/process-picture.server.ts';
import { AppError } from '#platform/errors.ts';
import { HIDDEN } from './hostile-pictures.ts';

/** What became of a file: the words of its refusal, or a clean file of ours. */
export async function outcomeOf(bytes: Buffer): Promise<string> {
  try {
    const kept = await processPicture(bytes, 'profile');
    const { exif, icc, xmp, pages, format } = await sharp(kept.bytes).metadata();
    const clean = !exif && !icc && !xmp && !pages && !kept.bytes.includes(HIDDEN);
    return clean && format === 'webp' ? 'clean' : 'NOT CLEAN';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.message;
  }
}

/** All that may be said of a file. */
export const CLEAR =
  /^(clean|This file could not be read as a picture\.|This picture has more than 40 million pixels\.|This picture is more than 12,000 pixels wide or high\.|File type "[a-z/+-]+" is not supported\. Allowed types: .*)$/;
