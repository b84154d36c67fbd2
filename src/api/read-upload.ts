import { AppError } from '#platform/errors.ts';
import { boundaryOf } from './read-form.ts';
import type { Call } from './endpoint.ts';

/** A file as it lies in the body: large ones are not copied. */
export interface Upload {
  name: string;
  bytes: Uint8Array;
}

const HEAD_MAX = 4_096;
const NAMED = /^content-disposition:\s*form-data;.*?\bname="file"(?:;.*)?$/im;
const FILE_NAME = /\bfilename="([^"\r\n]*)"/i;

/** The file of a form that has one, under the name `file`; null where none was chosen. */
export function readUpload(c: Call): Upload | null {
  const { body } = c.var;
  const boundary = boundaryOf(c);
  if (!boundary) return null;
  const mark = `--${boundary}`;
  for (let at = body.indexOf(mark); at >= 0;) {
    const headAt = at + mark.length + 2;
    const bodyAt = body.indexOf('\r\n\r\n', headAt) + 4;
    // The last mark has nothing behind it.
    if (bodyAt < headAt || bodyAt - headAt > HEAD_MAX) return null;
    const end = body.indexOf(`\r\n${mark}`, bodyAt - 2);
    if (end < 0) throw new AppError('bad-input', 'The form could not be read.');
    const head = body.toString('utf8', headAt, bodyAt);
    const [, name] = (NAMED.test(head) && FILE_NAME.exec(head)) || [];
    const bytes = body.subarray(bodyAt, Math.max(end, bodyAt));
    if (name !== undefined && bytes.length > 0) return { name: asTyped(name), bytes };
    at = end + 2;
  }
  return null;
}

/** Browsers write these three by their codes. */
const asTyped = (name: string) =>
  name.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');
