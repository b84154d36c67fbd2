import { bySlot, PICTURE_SLOTS, type PictureSlot } from '#features/media/picture.rules.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import type { Services } from '#platform/services.server.ts';
import { readFiles } from './read-form.ts';

const TEXTS_BYTES = 256 * 1024;

/** All pictures at their largest, and the words around them. */
export const MAX_UPLOAD_BYTES =
  Object.values(PICTURE_SLOTS).reduce((sum, slot) => sum + slot.maxBytes * slot.maxCount, 0) +
  TEXTS_BYTES;

/** Before the upload is read: each costs memory, and its pictures the processor. */
export async function spendUpload(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { client, account }: { client: string; account: string | number },
): Promise<void> {
  await spend(db, clock.now(), LIMITS.uploadsPerClient, client);
  await spend(db, clock.now(), LIMITS.uploadsPerAccount, String(account));
}

export function readUploads(form: FormData): Record<PictureSlot, File[]> {
  const uploads = bySlot((slot) => readFiles(form, PICTURE_SLOTS[slot].field));
  uploads.showcase.push(...readFiles(form, 'showcasePics'));
  return uploads;
}
