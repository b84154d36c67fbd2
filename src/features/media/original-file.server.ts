import { storageKeyOf } from './save-picture.server.ts';
import { videoStorageKey } from './store-video.server.ts';
import { VIDEO_TYPES, type VideoType } from './video.rules.ts';

/** The one file of a row that cannot be made again; the other sizes of a picture can. */
export function originalFile(row: { slot: string; key: string; contentType: string }): string {
  return row.slot === 'video'
    ? `${videoStorageKey(row.key)}/video.${VIDEO_TYPES[row.contentType as VideoType]}`
    : `${storageKeyOf(row.key)}/master.webp`;
}
