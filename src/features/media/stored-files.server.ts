import type { Services } from '#platform/services.server.ts';
import { VIDEO_TYPES, type VideoType } from './video.rules.ts';

export const storageKeyOf = (key: string) => `pictures/${key.slice(0, 2)}/${key}`;
export const videoStorageKey = (key: string) => `videos/${key.slice(0, 2)}/${key}`;

export interface NamedFile {
  key: string;
  slot: string;
}

/** The one file of a row that cannot be made again; the other sizes of a picture can. */
export function originalFile({ slot, key, contentType }: NamedFile & { contentType: string }) {
  return slot === 'video'
    ? `${videoStorageKey(key)}/video.${VIDEO_TYPES[contentType as VideoType]}`
    : `${storageKeyOf(key)}/master.webp`;
}

/**
 * Removes files that no row names any more. What it was part of is decided by then, so a storage that is away changes
 * nothing about it: the sweep finds what is left.
 */
export async function discardFiles(
  { storage, log }: Pick<Services, 'storage' | 'log'>,
  files: readonly NamedFile[],
): Promise<void> {
  for (const { key, slot } of files)
    await storage
      .remove(slot === 'video' ? videoStorageKey(key) : storageKeyOf(key))
      .catch((error: unknown) => log.warn({ err: error, key }, 'a file is left to the sweep'));
}
