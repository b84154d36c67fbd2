import type { Context } from 'hono';
import { z } from 'zod';
import { findPictureVariant } from '#features/media/find-picture-variant.server.ts';
import { VARIANT_FORMATS, VARIANT_WIDTHS } from '#features/media/picture.rules.ts';
import type { RequestContext } from '#platform/request-context.server.ts';
import type { Endpoint } from './endpoint.ts';
import { serveFile } from './stored-file.ts';
import { serveVideo } from './video.ts';

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
