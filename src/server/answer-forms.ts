import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { KEEP_ALIVE_MS } from './listen.ts';

/** Names and values in turn, as Node takes them fastest. */
type FlatHeaders = string[];

export interface Form {
  status: 200 | 304;
  headers: FlatHeaders;
  body: Buffer;
  /** All of it as it travels, which changes with the second. */
  sent?: { second: number; bytes: Buffer };
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer in the ways it is sent; browsers of the last ten years ask for `br`, of which the others are made. */
export interface Forms extends Partial<Record<Encoding, Form>> {
  etag: string;
  headers: Record<string, string>;
  /** What is said to whoever has it already. */
  unchanged: Form;
  br: Form;
  size: number;
  /** Compressed as well as can be. */
  isBest: boolean;
}

/** What an answer takes besides its bytes: its headers, its address and what it was made of. */
const BESIDES = 4 * 1024;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const brotli = promisify(brotliCompress);
const compressBrotli = async (body: Buffer, options = {}) => alone(await brotli(body, options));

/** What the library gives, however small, is a part of 64 kB, all of which would be kept with it. */
const alone = (part: Buffer): Buffer => Buffer.from(new Uint8Array(part).buffer);

/** Of what all forms are made. */
export interface FormParts {
  etag: string;
  headers: Record<string, string>;
  br: Buffer;
}

/** What came out as it was before is not compressed again. */
export async function asForms(
  identity: Buffer,
  own: Record<string, string>,
  before?: Forms,
): Promise<Forms> {
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  if (before?.etag === etag) return before;
  const br = await compressBrotli(identity, QUICK);
  const headers = { ...own, ETag: etag, Vary: 'Accept-Encoding, Cookie' };
  return formsOf({ etag, headers, br });
}

export function formsOf({ etag, headers, br }: FormParts): Forms {
  return {
    etag,
    headers,
    unchanged: { status: 304, headers: Object.entries(headers).flat(), body: Buffer.alloc(0) },
    br: formOf(headers, br, 'br'),
    size: BESIDES + br.length,
    isBest: false,
  };
}

export const partsOf = ({ etag, headers, br }: Forms): FormParts => ({
  etag,
  headers,
  br: br.body,
});

/** As it comes from another worker, a body is a piece of its whole message. */
export const readParts = ({ br, ...said }: FormParts): FormParts => ({ ...said, br: alone(br) });

function formOf(headers: Record<string, string>, body: Buffer, encoding: Encoding): Form {
  const all = {
    ...headers,
    'Content-Length': String(body.length),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
  return { status: 200, headers: Object.entries(all).flat(), body };
}

export function formIn(forms: Forms, encoding: Encoding): Form {
  const made = forms[encoding];
  if (made) return made;
  const whole = wholeOf(forms);
  return formOf(forms.headers, encoding === 'gzip' ? alone(gzipSync(whole)) : whole, encoding);
}

const wholeOf = ({ br }: Forms): Buffer => alone(brotliDecompressSync(br.body));

export async function compressBest(forms: Forms): Promise<void> {
  forms.isBest = true;
  forms.br = formOf(forms.headers, await compressBrotli(wholeOf(forms)), 'br');
}

/** The same bytes that node:http would send; made once a second, with the body's own memory. */
export function bytesOf(form: Form): Buffer {
  const second = Math.floor(Date.now() / 1000);
  if (form.sent?.second === second) return form.sent.bytes;
  const head = Buffer.from(headOf(form, new Date(second * 1000)), 'latin1');
  const bytes = Buffer.allocUnsafeSlow(head.length + form.body.length);
  bytes.set(head);
  bytes.set(form.body, head.length);
  form.body = bytes.subarray(head.length);
  form.sent = { second, bytes };
  return bytes;
}

function headOf({ status, headers }: Form, date: Date): string {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
  const end = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\n\r\n`;
  return `${head}Date: ${date.toUTCString()}\r\n${end}`;
}
