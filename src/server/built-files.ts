import type { MiddlewareHandler } from 'hono';
import type { BuiltFiles } from '#platform/built-files.server.ts';
import { byteRange } from '#platform/byte-range.ts';
import type { Env } from '#platform/env.server.ts';
import { NO_WORKER_PATH, WORKER_PATH } from '#platform/kept-caches.ts';
import { preferredEncoding } from './compression.ts';
import type { RequestContext } from '#platform/request-context.server.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
/** The service worker: a new one is noticed at the next visit. */
const EACH_TIME = 'no-cache';

/** Serves the build. Where there shall be no service worker, at its address stands the one that ends it. */
export function serveBuiltFiles(
  { list, read }: BuiltFiles,
  { SERVICE_WORKER }: Pick<Env, 'SERVICE_WORKER'>,
): MiddlewareHandler<RequestContext> {
  const placeOf = (path: string) =>
    path === WORKER_PATH && !SERVICE_WORKER ? NO_WORKER_PATH : path;
  return async (c, next) => {
    const path = placeOf(c.req.path);
    const file = list.get(path);
    if (!file || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();

    // With the answer, not before: one that fails is not to be kept.
    const headers: Record<string, string> = {
      'Content-Type': file.type,
      'Cache-Control': cacheControlOf(path),
      ETag: file.etag,
    };
    if (c.req.header('If-None-Match')?.includes(file.etag)) return c.body(null, 304, headers);

    const [begin, size] = file.identity;
    const range = byteRange(c.req.header('Range'), size);
    if (range === 'beyond') {
      headers['Content-Range'] = `bytes */${size}`;
      return c.body(null, 416, headers);
    }
    if (range) {
      const [start, end] = range;
      headers['Content-Range'] = `bytes ${start}-${end}/${size}`;
      return c.body(read([begin + start, end + 1 - start]), 206, headers);
    }
    const encoding = preferredEncoding(c.req.header('Accept-Encoding'));
    const part = file[encoding] ?? file.identity;
    if (file.br) headers.Vary = 'Accept-Encoding';
    else headers['Accept-Ranges'] = 'bytes';
    if (part !== file.identity) headers['Content-Encoding'] = encoding;
    return c.body(read(part), 200, headers);
  };
}

function cacheControlOf(url: string): string {
  if (url === WORKER_PATH || url === NO_WORKER_PATH) return EACH_TIME;
  return url.startsWith('/assets/') ? IMMUTABLE : A_DAY;
}
