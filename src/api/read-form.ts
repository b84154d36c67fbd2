import type { Context } from 'hono';
import { AppError } from '#platform/errors.ts';
import { measuredForm } from '#platform/measured.ts';

/** A form as browsers send it, urlencoded or multipart. */
export async function readForm(c: Context): Promise<FormData> {
  const type = c.req.header('Content-Type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type))
    throw new AppError('unsupported-type', 'Send a form.');
  try {
    return measuredForm(await c.req.raw.formData());
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('bad-input', 'The form could not be read.', { cause });
  }
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
export function readFiles(form: FormData, name: string): File[] {
  return form.getAll(name).filter((each): each is File => each instanceof File && each.size > 0);
}
