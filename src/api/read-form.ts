import type { Context } from 'hono';
import { AppError } from '#platform/errors.ts';
import type { RequestContext } from '#platform/request-context.server.ts';
import { MAX_PARTS, parseMultipart } from './multipart.ts';

/** A form as browsers send it, urlencoded or multipart. */
export function readForm(c: Context<RequestContext>): FormData {
  const type = c.req.header('Content-Type') ?? '';
  if (/^multipart\/form-data\b/i.test(type)) return parseMultipart(c.var.body, type);
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return parseFields(c.var.body);
  throw new AppError('unsupported-type', 'Send a form.');
}

function parseFields(body: Buffer): FormData {
  const text = body.toString();
  if (text.split('&', MAX_PARTS + 1).length > MAX_PARTS)
    throw new AppError('too-large', 'The form has too many parts.');
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
  return form;
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
