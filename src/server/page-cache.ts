import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isPersonal } from '#platform/cookies.server.ts';
import { countRequest } from '#platform/metrics.server.ts';
import type { Services } from '#platform/services.server.ts';
import { preferredEncoding } from './compression.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_AGE_MS = 10 * 60 * 1000;

export interface Answer {
  version: string;
  madeAt: number;
  size: number;
  etag: string;
  headers: Record<string, string>;
  forms: Record<Encoding, Form>;
}

type Encoding = 'identity' | 'br' | 'gzip';

/** Ready to be sent: names and values of the headers in turn, as Node takes them fastest. */
interface Form {
  headers: string[];
  body: Buffer;
}

export interface PageCache {
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

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Finished answers as compressed bytes, until the directory changes. */
export function createPageCache({
  env,
  directoryVersion,
}: Pick<Services, 'env' | 'directoryVersion'>): PageCache {
  const answers = new Map<string, Answer>();
  let bytes = 0;

  const forget = (url: string, answer: Answer) => {
    answers.delete(url);
    bytes -= answer.size;
  };
  const find = (url: string): Answer | null => {
    const answer = answers.get(url);
    if (!answer) return null;
    if (answer.version === directoryVersion.current && Date.now() - answer.madeAt < MAX_AGE_MS)
      return answer;
    forget(url, answer);
    return null;
  };

  return {
    find,
    serve(request, response) {
      const { method = '', url = '', headers } = request;
      // Only what may be kept is ever found; what remains to be asked is whether it is for this visitor.
      const answer = method === 'GET' || method === 'HEAD' ? find(url) : null;
      if (!answer || isPersonal(env, headers.cookie)) return false;
      const known = headers['if-none-match']?.includes(answer.etag);
      countRequest(method, known ? 304 : 200, 0);
      if (known) {
        response.writeHead(304, { ...answer.headers, ETag: answer.etag }).end();
        return true;
      }
      const form = answer.forms[preferredEncoding(headers['accept-encoding']) ?? 'identity'];
      response.writeHead(200, form.headers);
      response.end(method === 'HEAD' ? undefined : form.body);
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
      const shared = { ...headers, Vary: 'Accept-Encoding, Cookie' };
      const form = (body: Buffer, encoding?: string): Form => ({
        headers: Object.entries({
          ...shared,
          ETag: etag,
          'Content-Length': String(body.length),
          ...(encoding && { 'Content-Encoding': encoding }),
        }).flat(),
        body,
      });
      const answer: Answer = {
        version: madeFor,
        madeAt: Date.now(),
        size,
        etag,
        headers: shared,
        forms: { identity: form(identity), br: form(br, 'br'), gzip: form(zipped, 'gzip') },
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
