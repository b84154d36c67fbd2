import { AppError } from '#platform/errors.ts';

/** The largest form of ours has twenty. */
export const MAX_PARTS = 64;
const MAX_HEAD_BYTES = 2048;
const MAX_TEXT_BYTES = 64 * 1024;
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))/i;
const DISPOSITION = /^content-disposition:\s*form-data\s*(;.*)$/im;
const PARAMETER = /;\s*([\w*]+)=(?:"([^"]*)"|([^\s;]*))/g;

/** Reads what browsers send with files (RFC 7578), and gives up on what has more parts or longer texts than any form. */
export function parseMultipart(body: Buffer<ArrayBuffer>, contentType: string): FormData {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw unreadable();
  const start = Buffer.from(`--${boundary}`, 'latin1');
  const end = Buffer.concat([Buffer.from('\r\n'), start]);
  if (!body.subarray(0, start.length).equals(start)) throw unreadable();

  const form = new FormData();
  let at = start.length;
  for (let parts = 0; ; parts++) {
    const after = body.toString('latin1', at, at + 2);
    if (after === '--') return form;
    if (parts === MAX_PARTS) throw new AppError('too-large', 'The form has too many parts.');
    const headLength = body.subarray(at, at + MAX_HEAD_BYTES).indexOf('\r\n\r\n');
    if (after !== '\r\n' || headLength < 0) throw unreadable();
    const contentAt = at + headLength + 4;
    const contentEnd = body.indexOf(end, contentAt);
    if (contentEnd < 0) throw unreadable();
    append(form, body.toString('utf8', at, contentAt), body.subarray(contentAt, contentEnd));
    at = contentEnd + end.length;
  }
}

function append(form: FormData, head: string, content: Buffer<ArrayBuffer>): void {
  const parameters = new Map(
    Array.from(
      (DISPOSITION.exec(head)?.[1] ?? '').matchAll(PARAMETER),
      ([, key, quoted, plain]) => [key!.toLowerCase(), quoted ?? plain ?? ''],
    ),
  );
  const name = parameters.get('name');
  if (name === undefined) throw unreadable();
  if (parameters.has('filename')) return form.append(name, new Blob([content]));
  if (content.length > MAX_TEXT_BYTES)
    throw new AppError('too-large', 'That is more than can be sent at once.');
  form.append(name, content.toString('utf8'));
}

const unreadable = () => new AppError('bad-input', 'The form could not be read.');
