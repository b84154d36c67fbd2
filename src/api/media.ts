import type { Context } from 'hono';
import { z } from 'zod';
import { findPictureVariant } from '#features/media/find-picture-variant.server.ts';
import { videoStorageKey } from '#features/media/stored-files.server.ts';
import { VIDEO_TYPES } from '#features/media/video.rules.ts';
import { VARIANT_FORMATS, VARIANT_WIDTHS } from '#features/media/picture.rules.ts';
import type { RequestContext } from '#platform/request-context.server.ts';
import type { Endpoint } from './endpoint.ts';
import { serveFile } from './stored-file.ts';

const variant = z.object({
  key: z.string().regex(/^[0-9a-f]{32}$/),
  width: z.coerce.number().pipe(z.literal(VARIANT_WIDTHS)),
  format: z.enum(VARIANT_FORMATS),
});

export const mediaEndpoint: Endpoint = {
  method: 'GET',
  path: '/media/:key/:file',
  access: 'public',
  handle(c) {
    const { key = '', file = '' } = c.req.param();
    return key === 'videos' ? serveVideo(c, file) : servePicture(c, key, file);
  },
};

function servePicture(c: Context<RequestContext>, key: string, file: string) {
  const [width, format] = file.split('.');
  const asked = variant.safeParse({ key, width, format }).data;
  const wanted = { key: asked?.key, name: file, missing: 'There is no such picture.' };
  return serveFile(c, wanted, async (headers) => {
    const picture = asked && (await findPictureVariant(c.var.services.storage, asked));
    if (!picture) return null;
    const type = { 'Content-Type': `image/${asked.format}` };
    return c.body(new Uint8Array(picture), 200, { ...headers, ...type });
  });
}

const VIDEO_FILE = /^([0-9a-f]{32})\.(mp4|webm)$/;
const CHUNK_BYTES = 2 * 1024 * 1024;

/** Players ask for parts; each gets one of a bearable size. */
function serveVideo(c: Context<RequestContext>, file: string): Promise<Response> {
  const [name = '', key, ending] = VIDEO_FILE.exec(file) ?? [];
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
