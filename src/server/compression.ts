import { pipeline, Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { RequestContext } from '#platform/request-context.server.ts';

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg)/;
const WORTH_BYTES = 1024;

/** Compresses what is made per request; built files carry their own compressed copies. */
export const compression: MiddlewareHandler<RequestContext> = async (c, next) => {
  await next();
  const { body, headers } = c.res;
  if (!body || c.req.method === 'HEAD' || headers.has('Content-Encoding')) return;
  if (!COMPRESSIBLE.test(headers.get('Content-Type') ?? '')) return;
  const length = headers.get('Content-Length');
  if (length && Number(length) < WORTH_BYTES) return;

  headers.append('Vary', 'Accept-Encoding');
  const encoding = preferredEncoding(c.req.header('Accept-Encoding'));
  if (!encoding) return;
  // A reader who leaves ends both streams with an error that is nobody's fault; unheard, it would end the process.
  const compressed = pipeline(
    Readable.fromWeb(body as NodeReadableStream),
    compressor(encoding),
    (error) => error && c.var.log.debug({ err: error }, 'answer not taken to its end'),
  );
  c.res = new Response(Readable.toWeb(compressed) as ReadableStream, c.res);
  c.res.headers.delete('Content-Length');
  c.res.headers.set('Content-Encoding', encoding);
  const etag = c.res.headers.get('ETag');
  if (etag && !etag.startsWith('W/')) c.res.headers.set('ETag', `W/${etag}`);
};

export function preferredEncoding(accepted: string | undefined): 'br' | 'gzip' | null {
  const offers = (accepted ?? '')
    .split(',')
    .map((offer) => offer.trim())
    .filter((offer) => !/;\s*q=0(\.0*)?$/.test(offer))
    .map((offer) => offer.split(';')[0]);
  if (offers.includes('br')) return 'br';
  return offers.includes('gzip') ? 'gzip' : null;
}

function compressor(encoding: 'br' | 'gzip') {
  // Flushed with every chunk, so that a streamed page appears as it is made.
  if (encoding === 'gzip') return createGzip({ level: 6, flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  });
}
