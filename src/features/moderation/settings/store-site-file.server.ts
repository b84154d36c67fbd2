import { createHash } from 'node:crypto';
import type { Actor } from '#features/accounts/record-act.server.ts';
import { pictureType } from '#features/media/picture.rules.ts';
import { drawAnew } from '#features/media/process-picture.server.ts';
import { siteFiles } from '#platform/db/tables/settings.ts';
import { AppError } from '#platform/errors.ts';
import type { Services } from '#platform/services.server.ts';
import type { FileKey, FileRefusal, PictureKey } from '#platform/settings.rules.ts';
import { SITE_PICTURES, SITE_PICTURE_TYPES } from '#platform/site-picture.rules.ts';
import { takeFile } from './change-settings.server.ts';
import { siteFilmFile } from '#features/media/stored-files.server.ts';
import { isWholeFilm, videoType } from '#features/media/video-type.server.ts';
import { VIDEO_TYPES } from '#features/media/video.rules.ts';
import { SITE_FILM_MAX_BYTES } from '#platform/site-film.rules.ts';

interface Given {
  key: FileKey;
  upload: Uint8Array;
  actor: Actor;
}

/** Takes a file in the place of the one that the site has; returns what is wrong with it. */
export async function storeSiteFile(
  services: Services,
  { key, upload, actor }: Given,
): Promise<FileRefusal | null> {
  const row =
    key === 'HERO_VIDEO' ? await keepFilm(services, upload) : await drawPicture(key, upload);
  if (typeof row === 'string') return row;
  await services.db.insert(siteFiles).values(row).onConflictDoNothing();
  await takeFile(services, key, row.key, actor);
  return null;
}

type Row = typeof siteFiles.$inferInsert;

async function drawPicture(key: PictureKey, upload: Uint8Array): Promise<Row | FileRefusal> {
  const { maxBytes, keepPixels, minWidth } = SITE_PICTURES[key];
  if (upload.length > maxBytes) return 'size';
  if (!SITE_PICTURE_TYPES.includes(pictureType(upload))) return 'type';
  const drawn = await drawAnew(upload, keepPixels).catch((error: unknown) => {
    if (error instanceof AppError) return error.code === 'too-large' ? 'size' : 'broken';
    throw error;
  });
  if (typeof drawn === 'string') return drawn;
  const { bytes, width, height } = drawn;
  if (width < minWidth || height < 16) return 'small';
  return { key: `${digestOf(bytes)}-${width}x${height}`, bytes, width, height };
}

/** It stays as it is. */
async function keepFilm({ storage }: Services, upload: Uint8Array): Promise<Row | FileRefusal> {
  if (upload.length > SITE_FILM_MAX_BYTES) return 'size';
  const type = videoType(upload);
  if (!type) return 'type';
  if (!isWholeFilm(upload)) return 'broken';
  const key = `${digestOf(upload)}-${VIDEO_TYPES[type]}`;
  // Until its row is there it is an orphan, which the sweep takes away if nothing more comes.
  await storage.put(siteFilmFile(key), upload);
  return { key, bytes: Buffer.alloc(0), width: 0, height: 0 };
}

const digestOf = (bytes: Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 16);
