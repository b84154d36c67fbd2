import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
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

export type BuiltFiles = ReadonlyMap<string, BuiltFile>;

const IMMUTABLE = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';
/** The service worker: a new one is noticed at the next visit. */
const EACH_TIME = 'no-cache';

/** Serves the build. Where there shall be no service worker, at its address stands the one that ends it. */
export function serveBuiltFiles(
  files: BuiltFiles,
  { SERVICE_WORKER }: Pick<Env, 'SERVICE_WORKER'>,
): MiddlewareHandler<RequestContext> {
  const placeOf = (path: string) =>
    path === WORKER_PATH && !SERVICE_WORKER ? NO_WORKER_PATH : path;
  return async (c, next) => {
    const file = files.get(placeOf(c.req.path));
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

/** The build is small, never changes while running, and is asked for most: all of it is kept. */
export async function readBuiltFiles(folder: string): Promise<BuiltFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = entries.filter((entry) => entry.isFile());
  const paths = new Set(found.map(({ parentPath, name }) => join(parentPath, name)));
  const readIfThere = async (path: string) => (paths.has(path) ? readFile(path) : undefined);
  const files = Array.from(paths, async (path): Promise<[string, BuiltFile] | null> => {
    const url = `/${relative(folder, path)}`;
    if (/\.(br|gz)$/.test(path) || url.startsWith('/.')) return null;
    const forms = [readFile(path), readIfThere(`${path}.br`), readIfThere(`${path}.gz`)] as const;
    const [identity, br, gzip] = await Promise.all(forms);
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    const type = getMimeType(path) ?? 'application/octet-stream';
    return [url, { identity, br, gzip, type, etag, cacheControl: cacheControlOf(url) }];
  });
  return new Map((await Promise.all(files)).filter((each) => each !== null));
}

function cacheControlOf(url: string): string {
  if (url === WORKER_PATH || url === NO_WORKER_PATH) return EACH_TIME;
  return url.startsWith('/assets/') ? IMMUTABLE : A_DAY;
}
