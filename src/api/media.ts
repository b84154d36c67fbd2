import { z } from 'zod';
import { findPictureVariant } from '#features/media/find-picture-variant.server.ts';
import { VARIANT_FORMATS, VARIANT_WIDTHS } from '#features/media/picture.rules.ts';
import type { Endpoint } from './endpoint.ts';
import { serveFile } from './stored-file.ts';

const variant = z.object({
  key: z.string().regex(/^[0-9a-f]{32}$/),
  width: z.coerce.number().pipe(z.literal(VARIANT_WIDTHS)),
  format: z.enum(VARIANT_FORMATS),
});

export const pictureEndpoint: Endpoint = {
  method: 'GET',
  path: '/media/:key/:file',
  access: 'public',
  handle(c) {
    const { key, file = '' } = c.req.param();
    const [width, format] = file.split('.');
    const asked = variant.safeParse({ key, width, format }).data;
    const wanted = { key: asked?.key, name: file, missing: 'There is no such picture.' };
    return serveFile(c, wanted, async (headers) => {
      const picture = asked && (await findPictureVariant(c.var.services.storage, asked));
      if (!picture) return null;
      const type = { 'Content-Type': `image/${asked.format}` };
      return c.body(new Uint8Array(picture), 200, { ...headers, ...type });
    });
  },
};
