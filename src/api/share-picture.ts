import { findSharePicture } from '#features/profile-page/share/find-share-picture.server.ts';
import { AppError } from '#platform/errors.ts';
import type { Endpoint } from './endpoint.ts';

export const sharePictureEndpoint: Endpoint = {
  method: 'GET',
  path: '/share/:file',
  access: 'public',
  async handle(c) {
    const slug = /^([a-z0-9-]{1,80})\.jpg$/.exec(c.req.param('file') ?? '')?.[1];
    const picture = slug ? await findSharePicture(c.var.services, slug) : null;
    if (!picture) throw new AppError('not-found', 'There is no such picture.');
    return c.body(new Uint8Array(picture), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=3600, s-maxage=1',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  },
};
