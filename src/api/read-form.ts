import { AppError } from '#platform/errors.ts';
import { measuredForm } from '#platform/measured.ts';
import type { Call } from './endpoint.ts';
import { bySlot, PICTURE_SLOTS, type PictureSlot } from '#features/media/picture.rules.ts';
import { LIMITS } from '#platform/limits/limits.ts';
import { spend } from '#platform/limits/spend.server.ts';
import type { Services } from '#platform/services.server.ts';

/** The largest form of ours has twenty. */
export const MAX_PARTS = 64;
const FORM_TYPE =
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data;(?:[^;]{0,100};){0,3}\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70})))/i;

/** What stands between the parts of a form with files. */
export function boundaryOf(c: Call): string | undefined {
  const [known, quoted, plain] = FORM_TYPE.exec(c.req.header('Content-Type') ?? '') ?? [];
  if (!known) throw new AppError('unsupported-type', 'Send a form.');
  return quoted ?? plain;
}

export async function readForm(c: Call): Promise<FormData> {
  const type = c.req.header('Content-Type') ?? '';
  const boundary = boundaryOf(c);
  if (hasMore(c.var.body, boundary ? `--${boundary}` : '&', MAX_PARTS))
    throw new AppError('too-large', 'The form has too many parts.');
  try {
    const sent = new Response(c.var.body, { headers: { 'Content-Type': type } });
    return measuredForm(await sent.formData());
  } catch (cause) {
    throw new AppError('bad-input', 'The form could not be read.', { cause });
  }
}

/** Told before anything is made of them: a body has room for a million. */
function hasMore(body: Buffer, separator: string, most: number): boolean {
  let count = 0;
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + 1))
    if (++count > most) return true;
  return false;
}

/** The named texts; the last one counts if a name was sent twice, files count as nothing. */
export function readTexts(form: FormData, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const value = form.getAll(name).findLast((each) => typeof each === 'string') ?? '';
      // PostgreSQL keeps no NUL, and half a surrogate pair is no text.
      return [name, oneLineEnd(String(value)).replaceAll('\0', '').toWellFormed()];
    }),
  );
}

/** Forms send two characters for each end of a line; the limits count one, as the person sees it. */
const oneLineEnd = (text: string) => text.replaceAll('\r\n', '\n');

/** The files under a name; browsers send an empty one where none was chosen. */
function readFiles(form: FormData, name: string): File[] {
  return form.getAll(name).filter((each): each is File => each instanceof File && each.size > 0);
}

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
