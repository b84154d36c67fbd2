import { z } from 'zod';
import { findPictureVariant } from '#features/media/find-picture-variant.server.ts';
import { VARIANT_FORMATS, VARIANT_WIDTHS } from '#features/media/picture.rules.ts';
import { AppError } from '#platform/errors.ts';
import type { Endpoint } from './endpoint.ts';

const variant = z.object({
  key: z.string().regex(/^[0-9a-f]{32}$/),
  width: z.coerce.number().pipe(z.literal(VARIANT_WIDTHS)),
  format: z.enum(VARIANT_FORMATS),
});

export const pictureEndpoint: Endpoint = {
  method: 'GET',
  path: '/media/:key/:file',
  access: 'public',
  async handle(c) {
    const [width, format] = c.req.param('file')?.split('.') ?? [];
    const asked = variant.safeParse({ key: c.req.param('key'), width, format });
    const picture = asked.success
      ? await findPictureVariant(c.var.services.storage, asked.data)
      : null;
    if (!asked.success || !picture) throw new AppError('not-found', 'There is no such picture.');
    return c.body(new Uint8Array(picture), 200, {
      'Content-Type': `image/${asked.data.format}`,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  },
};
