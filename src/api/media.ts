import { z } from 'zod';
import { fileAudience, videoStorageKey } from '#features/media/stored-files.server.ts';
import { findPictureVariant } from '#features/media/find-picture-variant.server.ts';
import { VARIANT_FORMATS, VARIANT_WIDTHS } from '#features/media/picture.rules.ts';
import { VIDEO_TYPES } from '#features/media/video.rules.ts';
import { findSharePicture } from '#features/profile-page/share/find-share-picture.server.ts';
import { AppError } from '#platform/errors.ts';
import { publicGet, spoken, type Call } from './endpoint.ts';
import { serveParts } from './stream-body.ts';

export const mediaEndpoint = publicGet('/media/:key/:file', (c) => {
  const { key = '', file = '' } = c.req.param();
  return key === 'videos' ? serveVideo(c, file) : servePicture(c, key, file);
});

export const sharePictureEndpoint = publicGet('/share/:file', async (c) => {
  const slug = /^([a-z0-9-]{1,80})\.jpg$/.exec(c.req.param('file') ?? '')?.[1];
  const picture = slug && (await spoken(c, () => findSharePicture(c.var.services, slug)));
  if (!picture) throw new AppError('not-found', 'There is no such picture.');
  return c.body(new Uint8Array(picture), 200, {
    'Content-Type': 'image/jpeg',
    'Cache-Control': 'public, max-age=3600, s-maxage=1',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
});

const variant = z.object({
  key: z.string().regex(/^[0-9a-f]{32}$/),
  width: z.coerce.number().pipe(z.literal(VARIANT_WIDTHS)),
  format: z.enum(VARIANT_FORMATS),
});

function servePicture(c: Call, key: string, file: string) {
  const [width, format] = file.split('.');
  const asked = variant.safeParse({ key, width, format }).data;
  const wanted = { key: asked?.key, name: file, missing: 'There is no such picture.' };
  return serveFile(c, wanted, async (headers) => {
    const picture = asked && (await findPictureVariant(c.var.services, asked));
    if (!picture) return null;
    const type = { 'Content-Type': `image/${asked.format}` };
    return c.body(new Uint8Array(picture), 200, { ...headers, ...type });
  });
}

const VIDEO_FILE = /^([0-9a-f]{32})\.(mp4|webm)$/;

function serveVideo(c: Call, file: string): Promise<Response> {
  const [name = '', key, ending] = VIDEO_FILE.exec(file) ?? [];
  return serveFile(c, { key, name, missing: 'There is no such video.' }, async (shared) => {
    const path = `${videoStorageKey(key!)}/video.${ending}`;
    const stored = await c.var.services.storage.open(path);
    if (!stored) return null;
    const type = Object.entries(VIDEO_TYPES).find(([, its]) => its === ending)![0];
    return serveParts(c, stored, { ...shared, 'Content-Type': type });
  });
}

/**
 * A file never changes, so browsers keep what they have seen. Caches that serve many ask again after a second: by then
 * it may have been taken down.
 */
const FOR_EVERYBODY = {
  'Cache-Control': 'public, max-age=31536000, s-maxage=1, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
const FOR_SOME = { 'Cache-Control': 'private, no-store' };

interface Asked {
  /** Absent where the address names nothing that could be stored. */
  key: string | undefined;
  /** Another one for each form of the file. */
  name: string;
  missing: string;
}

/** Serves a stored file to whoever may see it now; for others there is none. */
async function serveFile(
  c: Call,
  { key, name, missing }: Asked,
  read: (headers: Record<string, string>) => Promise<Response | null>,
): Promise<Response> {
  // Neither is its absence: it may be back in a moment.
  c.header('Cache-Control', 'no-store');
  const { services, session } = c.var;
  const audience = key ? await fileAudience(services.db, key, session) : null;
  if (!audience) throw new AppError('not-found', missing);
  const etag = `"${name}"`;
  const headers = {
    ...(audience === 'everybody' ? FOR_EVERYBODY : FOR_SOME),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    ETag: etag,
  };
  if (c.req.header('If-None-Match')?.includes(etag)) return c.body(null, 304, headers);
  const answer = await read(headers);
  if (!answer) throw new AppError('not-found', missing);
  return answer;
}
