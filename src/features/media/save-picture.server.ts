import { randomBytes } from 'node:crypto';
import type { Storage } from '#platform/storage/storage.server.ts';
import type { PictureSlot } from './picture.rules.ts';
import type { ProcessedPicture } from './process-picture.server.ts';

export const storageKeyOf = (key: string) => `pictures/${key.slice(0, 2)}/${key}`;

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
