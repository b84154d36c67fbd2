import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
  gzip: Form;
  size: number;
  /** Compressed as well as can be. */
  isBest: boolean;
}

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** What came out as it was before is not compressed again. */
export async function asForms(
  identity: Buffer,
  own: Record<string, string>,
  before?: Forms,
): Promise<Forms> {
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  if (before?.etag === etag) return before;
  const [br, zipped] = await Promise.all([compressBrotli(identity, QUICK), compressGzip(identity)]);
  const headers = { ...own, ETag: etag, Vary: 'Accept-Encoding, Cookie' };
  const form = (body: Buffer, encoding?: string): Form => ({
    headers: Object.entries({
      ...headers,
      'Content-Length': String(body.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    }).flat(),
    body,
  });
  return {
    etag,
    headers,
    unchanged: Object.entries(headers).flat(),
    identity: form(identity),
    br: form(br, 'br'),
    gzip: form(zipped, 'gzip'),
    size: identity.length + br.length + zipped.length,
    isBest: false,
  };
}

export async function compressBest(forms: Forms): Promise<void> {
  forms.isBest = true;
  const body = await compressBrotli(forms.identity.body);
  const length = forms.br.headers.indexOf('Content-Length') + 1;
  forms.br = { headers: forms.br.headers.with(length, String(body.length)), body };
}
