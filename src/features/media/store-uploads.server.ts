import { randomBytes } from 'node:crypto';
import { AppError, atField } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import type { Storage } from '#platform/storage/storage.server.ts';
import {
  checkPictureFile,
  PICTURE_SLOTS,
  SLOTS,
  tooManyPictures,
  type PictureSlot,
} from './picture.rules.ts';
import { processPicture, type ProcessedPicture } from './process-picture.server.ts';
import { discardFiles, storageKeyOf } from './stored-files.server.ts';

export type Uploads = Readonly<Record<PictureSlot, readonly File[]>>;
export type StoredPicture = Awaited<ReturnType<typeof storeOne>>;

/**
 * Checks, redraws and stores what was uploaded; nothing stays if one of them is refused. The rows that make the files
 * known are the caller's to write, in its transaction.
 */
export async function storeUploads(
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  uploads: Uploads,
): Promise<StoredPicture[]> {
  const wanted = SLOTS.flatMap((slot) =>
    uploads[slot].map((file, position) => ({ slot, position, file })),
  );
  for (const { slot, file } of wanted) refuseIfWrong(slot, uploads[slot].length, file);

  const stored: StoredPicture[] = [];
  try {
    for (const each of wanted) stored.push(await storeOne(services.storage, each));
    return stored;
  } catch (error) {
    await discardFiles(services, stored);
    throw error;
  }
}

function refuseIfWrong(slot: PictureSlot, count: number, { size }: File): void {
  if (count > PICTURE_SLOTS[slot].maxCount)
    throw new AppError('bad-input', tooManyPictures(), { field: slot });
  // Only the size counts here: the type is read from the bytes.
  const known = PICTURE_SLOTS[slot].types[0];
  const refusal = checkPictureFile(slot, { type: known, size });
  if (refusal) throw new AppError('too-large', refusal, { field: slot });
}

async function storeOne(
  storage: Storage,
  { slot, position, file }: { slot: PictureSlot; position: number; file: File },
) {
  try {
    const picture = await processPicture(new Uint8Array(await file.arrayBuffer()), slot);
    return await savePicture(storage, picture, { slot, position });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw atField(error, slot);
  }
}

/** Stores the file and returns the row that makes it known; without that row the sweep removes it again. */
export async function savePicture<Place extends { slot: PictureSlot; position: number }>(
  storage: Storage,
  picture: ProcessedPicture,
  place: Place,
) {
  const { bytes, ...facts } = picture;
  const key = randomBytes(16).toString('hex');
  await storage.put(`${storageKeyOf(key)}/master.webp`, bytes);
  return { ...place, ...facts, key, byteSize: bytes.length };
}
