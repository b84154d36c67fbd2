import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { siteFilmFile } from '#features/media/stored-files.server.ts';
import { storeSiteFile } from '#features/moderation/settings/store-site-file.server.ts';
import { findSitePicture } from '#features/site/find-site-picture.server.ts';
import { AppError, type ErrorCode } from '#platform/errors.ts';
import { addressIn } from '#platform/language.ts';
import { isFileKey, SITE_FILES, type FileRefusal } from '#platform/settings.rules.ts';
import { SITE_FILM_KEY, siteFilmUrl } from '#platform/site-film.rules.ts';
import { SITE_PICTURE_KEY, SITE_PICTURE_WIDTHS } from '#platform/site-picture.rules.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import { actorOf, languageOf, publicGet, type Call, type Endpoint } from './endpoint.ts';
import { spendUpload } from './read-form.ts';
import { readUpload } from './read-upload.ts';
import { serveParts } from './stream-body.ts';

/** A little more than the largest file: what is too large is told in our words. */
const MAX_BYTES = 2 * Math.max(...Object.values(SITE_FILES).map(({ maxBytes }) => maxBytes));

const NEVER_CHANGES = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

const variant = z.object({
  key: z.string().regex(SITE_PICTURE_KEY),
  width: z.coerce.number().pipe(z.literal(SITE_PICTURE_WIDTHS)),
  format: z.enum(['avif', 'webp']),
});

export const siteFileEndpoints: readonly Endpoint[] = [
  publicGet('/site/:key/:file', async (c) => {
    const { key = '', file = '' } = c.req.param();
    const answer = SITE_FILM_KEY.test(key)
      ? await serveFilm(c, key, file)
      : await servePicture(c, key, file);
    if (!answer) throw new AppError('not-found', 'There is no such file.');
    return answer;
  }),
  {
    method: 'POST',
    path: staffPaths.uploadSiteFile,
    access: 'staff/settings',
    before: (c) => spendUpload(c),
    maxBytes: MAX_BYTES,
    /** Sent by a form as it is: it leads back to the desk, which says what came of it. */
    refusedTo: (c, { code }) => deskOf(c, REASONS[code] ?? 'notNow'),
    async handle(c) {
      const key = c.req.query('key') ?? '';
      if (!isFileKey(key)) throw new AppError('bad-input', 'key: There is no such file.');
      const sent = await readUpload(c);
      if (!sent) return c.redirect(deskOf(c, 'none'), 303);
      const given = { key, upload: await buffer(sent.bytes), actor: actorOf(c) };
      const refused = await storeSiteFile(c.var.services, given);
      return c.redirect(deskOf(c, refused), 303);
    },
  },
];

/** The place of the file at the desk, in the language of who sent it. */
function deskOf(c: Call, refused: FileRefusal | null): string {
  const key = c.req.query('key') ?? '';
  const desk = addressIn(languageOf(c), staffPaths.settings);
  if (!isFileKey(key)) return desk;
  return `${desk}?of=${key}${refused ? `&refused=${refused}` : ''}#${key}`;
}

const REASONS: Partial<Record<ErrorCode, FileRefusal>> = {
  'too-large': 'size',
  'no-room': 'noRoom',
};

async function servePicture(c: Call, key: string, file: string) {
  const [width, format] = file.split('.');
  const asked = variant.safeParse({ key, width, format }).data;
  const picture = asked && (await findSitePicture(c.var.services.db, asked));
  if (!picture) return null;
  const type = { 'Content-Type': `image/${asked.format}` };
  return c.body(new Uint8Array(picture), 200, { ...NEVER_CHANGES, ...type });
}

async function serveFilm(c: Call, key: string, file: string) {
  if (c.req.path !== siteFilmUrl(key)) return null;
  const stored = await c.var.services.storage.open(siteFilmFile(key));
  const type = { 'Content-Type': `video/${file.split('.')[1]}` };
  return stored && serveParts(c, stored, { ...NEVER_CHANGES, ...type });
}
