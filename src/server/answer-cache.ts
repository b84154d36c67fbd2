import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { countRequest } from '#platform/metrics.server.ts';
import { preferredEncoding } from './compression.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_AGE_MS = 10 * 60 * 1000;
const MAX_URL = 400;
/** Anonymous pages and reads that depend on nothing but the directory. */
const CACHEABLE =
  /^\/(?:$|\?|(?:specialists|businesses)(?:-results)?(?:$|[/?])|(?:specialist|business)\/[^/]+$|(?:hero-section|featured-carousel-v[12]|directory-search|about|faq|terms|privacy)(?:$|\?)|api\/search\/[a-z_]+\.php|api\/search\/(?:around|similar))/;
/** Whoever has just changed something, and may not see anything older. */
export const FRESH_COOKIE = 'fresh';
const PERSONAL_COOKIE = /(?:^|;\s*)(?:(?:__Host-)?session|fresh)=/;

export interface Answer {
  version: string;
  madeAt: number;
  size: number;
  etag: string;
  headers: Record<string, string>;
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer };
}

export interface AnswerCache {
  /** Answers from memory, before any other work is done; false if it cannot. */
  serve(request: IncomingMessage, response: ServerResponse): boolean;
  find(url: string): Answer | null;
  keep(
    url: string,
    body: Buffer,
    headers: Record<string, string>,
    version: string,
  ): Promise<Answer>;
}

/** Is it the same for everybody who asks? */
export const isDirectoryRead = (method: string, url: string, cookie: string | undefined) =>
  (method === 'GET' || method === 'HEAD') &&
  url.length <= MAX_URL &&
  CACHEABLE.test(url) &&
  !(cookie && PERSONAL_COOKIE.test(cookie));

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Finished answers as compressed bytes, until the directory changes. */
export function createAnswerCache(version: { readonly current: string }): AnswerCache {
  const answers = new Map<string, Answer>();
  let bytes = 0;

  const forget = (url: string, answer: Answer) => {
    answers.delete(url);
    bytes -= answer.size;
  };
  const find = (url: string): Answer | null => {
    const answer = answers.get(url);
    if (!answer) return null;
    if (answer.version === version.current && Date.now() - answer.madeAt < MAX_AGE_MS)
      return answer;
    forget(url, answer);
    return null;
  };
  return {
    find,
    serve(request, response) {
      const { method = '', url = '', headers } = request;
      const answer = isDirectoryRead(method, url, headers.cookie) ? find(url) : null;
      if (!answer) return false;
      const known = headers['if-none-match']?.includes(answer.etag);
      const encoding = preferredEncoding(headers['accept-encoding']) ?? 'identity';
      const body = answer.bodies[encoding];
      countRequest(method, known ? 304 : 200, 0);
      if (known) response.writeHead(304, { ...answer.headers, ETag: answer.etag }).end();
      else {
        response.writeHead(200, {
          ...answer.headers,
          ETag: answer.etag,
          'Content-Length': body.length,
          ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
        });
        response.end(method === 'HEAD' ? undefined : body);
      }
      return true;
    },
    async keep(url, identity, headers, madeFor) {
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
      const [br, zipped] = await Promise.all([
        compressBrotli(identity, quality),
        compressGzip(identity),
      ]);
      const size = identity.length + br.length + zipped.length;
      const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
      const before = answers.get(url);
      if (before) forget(url, before);
      bytes += size;
      const answer: Answer = {
        version: madeFor,
        madeAt: Date.now(),
        size,
        etag,
        headers: { ...headers, Vary: 'Accept-Encoding, Cookie' },
        bodies: { identity, br, gzip: zipped },
      };
      answers.set(url, answer);
      // A Map remembers the order of insertion: the oldest go first.
      for (const [oldest, old] of answers) {
        if (bytes <= MAX_BYTES) break;
        forget(oldest, old);
      }
      return answer;
    },
  };
}
