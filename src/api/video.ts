import type { Context } from 'hono';
import { videoStorageKey } from '#features/media/stored-files.server.ts';
import { VIDEO_TYPES } from '#features/media/video.rules.ts';
import type { RequestContext } from '#platform/request-context.server.ts';
import { serveFile } from './stored-file.ts';

const FILE = /^([0-9a-f]{32})\.(mp4|webm)$/;
const CHUNK_BYTES = 2 * 1024 * 1024;

/** Players ask for parts; each gets one of a bearable size. */
export function serveVideo(c: Context<RequestContext>, file: string): Promise<Response> {
  const [name = '', key, ending] = FILE.exec(file) ?? [];
  return serveFile(c, { key, name, missing: 'There is no such video.' }, async (shared) => {
    const path = `${videoStorageKey(key!)}/video.${ending}`;
    const stored = await c.var.services.storage.open(path);
    if (!stored) return null;
    const type = Object.entries(VIDEO_TYPES).find(([, its]) => its === ending)![0];
    const headers = { ...shared, 'Content-Type': type, 'Accept-Ranges': 'bytes' };
    const range = /^bytes=(\d+)-(\d*)$/.exec(c.req.header('Range') ?? '');
    if (!range)
      return c.body(stored.read(0, stored.size - 1), 200, {
        ...headers,
        'Content-Length': String(stored.size),
      });
    const start = Number(range[1]);
    const last = Math.min(range[2] ? Number(range[2]) : start + CHUNK_BYTES - 1, stored.size - 1);
    if (start > last) return c.body(null, 416, { 'Content-Range': `bytes */${stored.size}` });
    return c.body(stored.read(start, last), 206, {
      ...headers,
      'Content-Length': String(last - start + 1),
      'Content-Range': `bytes ${start}-${last}/${stored.size}`,
    });
  });
}
