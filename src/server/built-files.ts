import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { byteRange } from '#platform/byte-range.ts';
import type { Env } from '#platform/env.server.ts';
import { NO_WORKER_PATH, WORKER_PATH } from '#platform/kept-caches.ts';
import { preferredEncoding } from './compression.ts';
import type { RequestContext } from '#platform/request-context.server.ts';

interface BuiltFile {
  type: string;
  etag: string;
  cacheControl: string;
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
/** The service worker: a new one is noticed at the next visit. */
const EACH_TIME = 'no-cache';

/**
 * Serves the build from memory: it is small, never changes while running, and is asked for most. Where there shall be no
 * service worker, at its address stands the one that ends it.
 */
export function builtFiles(
  folder: string,
  { SERVICE_WORKER }: Pick<Env, 'SERVICE_WORKER'>,
): MiddlewareHandler<RequestContext> {
  const files = readBuiltFiles(folder);
  const noWorker = files.get(NO_WORKER_PATH);
  if (noWorker && !SERVICE_WORKER) files.set(WORKER_PATH, noWorker);
  return async (c, next) => {
    const file = files.get(c.req.path);
    if (!file || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();

    c.header('Content-Type', file.type);
    c.header('Cache-Control', file.cacheControl);
    c.header('ETag', file.etag);
    if (c.req.header('If-None-Match')?.includes(file.etag)) return c.body(null, 304);

    const range = byteRange(c.req.header('Range'), file.identity.length);
    if (range === 'beyond') {
      c.header('Content-Range', `bytes */${file.identity.length}`);
      return c.body(null, 416);
    }
    if (range) {
      const [start, end] = range;
      c.header('Content-Range', `bytes ${start}-${end}/${file.identity.length}`);
      return c.body(new Uint8Array(file.identity.subarray(start, end + 1)), 206);
    }
    const encoding = preferredEncoding(c.req.header('Accept-Encoding'));
    const compressed = encoding && file[encoding];
    if (file.br) c.header('Vary', 'Accept-Encoding');
    else c.header('Accept-Ranges', 'bytes');
    if (compressed) c.header('Content-Encoding', encoding);
    return c.body(new Uint8Array(compressed || file.identity));
  };
}

function readBuiltFiles(folder: string): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const url = `/${relative(folder, path)}`;
    if (!entry.isFile() || /\.(br|gz)$/.test(path) || url.startsWith('/.')) continue;
    const identity = readFileSync(path);
    files.set(url, {
      identity,
      type: getMimeType(path) ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      cacheControl: cacheControlOf(url),
      ...(existsSync(`${path}.br`) && { br: readFileSync(`${path}.br`) }),
      ...(existsSync(`${path}.gz`) && { gzip: readFileSync(`${path}.gz`) }),
    });
  }
  return files;
}

function cacheControlOf(url: string): string {
  if (url === WORKER_PATH || url === NO_WORKER_PATH) return EACH_TIME;
  return url.startsWith('/assets/') ? IMMUTABLE : A_DAY;
}
