import { z } from 'zod';
import { storeSitePicture } from '#features/moderation/settings/store-site-picture.server.ts';
import { findSitePicture } from '#features/site/find-site-picture.server.ts';
import { AppError } from '#platform/errors.ts';
import { addressIn, askedLanguage } from '#platform/language.ts';
import { staffPaths } from '#platform/staff-paths.ts';
import { isPictureKey } from '#platform/settings.rules.ts';
import {
  SITE_PICTURES,
  SITE_PICTURE_KEY,
  SITE_PICTURE_WIDTHS,
} from '#platform/site-picture.rules.ts';
import { publicGet, type Endpoint } from './endpoint.ts';
import { readFiles, readForm, readTexts } from './read-form.ts';
import { spendUpload } from './read-uploads.ts';

const FORM_BYTES = 64 * 1024;

const variant = z.object({
  key: z.string().regex(SITE_PICTURE_KEY),
  width: z.coerce.number().pipe(z.literal(SITE_PICTURE_WIDTHS)),
  format: z.enum(['avif', 'webp']),
});

export const sitePictureEndpoints: readonly Endpoint[] = [
  publicGet('/site/:key/:file', async (c) => {
    const { key, file = '' } = c.req.param();
    const [width, format] = file.split('.');
    const asked = variant.safeParse({ key, width, format }).data;
    const picture = asked && (await findSitePicture(c.var.services.db, asked));
    if (!picture) throw new AppError('not-found', 'There is no such picture.');
    return c.body(new Uint8Array(picture), 200, {
      'Content-Type': `image/${asked.format}`,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
    });
  }),
  {
    method: 'POST',
    path: '/api/site/picture',
    access: 'staff/settings',
    before: (c) =>
      spendUpload(c.var.services, { client: c.var.client, account: c.var.session!.account.id }),
    maxBytes: SITE_PICTURES.HERO_PICTURE.maxBytes + FORM_BYTES,
    /** Sent by a form as it is: it leads back to the desk, which says what came of it. */
    async handle(c) {
      const form = await readForm(c);
      const { key = '', language } = readTexts(form, ['key', 'language']);
      if (!isPictureKey(key)) throw new AppError('bad-input', 'key: There is no such picture.');
      const { id, email } = c.var.session!.account;
      const actor = { id, email };
      const [file] = readFiles(form, 'picture');
      const refused = await storeSitePicture(c.var.services, { key, file, actor });
      const desk = addressIn(askedLanguage(language), staffPaths.settings);
      return c.redirect(`${desk}?of=${key}${refused ? `&refused=${refused}` : ''}#${key}`, 303);
    },
  },
];
