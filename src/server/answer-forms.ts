import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';

/** Names and values in turn, as Node takes them fastest. */
type FlatHeaders = string[];

interface Form {
  headers: FlatHeaders;
  body: Buffer;
}

/** An answer in each of the ways it can be sent. */
export interface Forms {
  etag: string;
  headers: Record<string, string>;
  /** What is said to whoever has it already. */
  unchanged: FlatHeaders;
  identity: Form;
  br: Form;
  /** Once somebody has asked for it: browsers of the last ten years ask for the other. */
  gzip?: Form;
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
  return {
    etag,
    headers,
    unchanged: Object.entries(headers).flat(),
    identity: formOf(headers, identity),
    br: formOf(headers, br, 'br'),
    // The third form is a little larger than the second.
    size: BESIDES + identity.length + 2.2 * br.length,
    isBest: false,
  };
}

function formOf(headers: Record<string, string>, body: Buffer, encoding?: string): Form {
  const all = {
    ...headers,
    'Content-Length': String(body.length),
    ...(encoding && { 'Content-Encoding': encoding }),
  };
  return { headers: Object.entries(all).flat(), body };
}

export function formIn(forms: Forms, encoding: 'br' | 'gzip' | null): Form {
  if (encoding !== 'gzip') return forms[encoding ?? 'identity'];
  return (forms.gzip ??= formOf(forms.headers, alone(gzipSync(forms.identity.body)), 'gzip'));
}

export async function compressBest(forms: Forms): Promise<void> {
  forms.isBest = true;
  const body = await compressBrotli(forms.identity.body);
  const length = forms.br.headers.indexOf('Content-Length') + 1;
  forms.br = { headers: forms.br.headers.with(length, String(body.length)), body };
}
