import type { Services } from '#platform/services.server.ts';
import { storageKeyOf } from './save-picture.server.ts';
import { videoStorageKey } from './store-video.server.ts';

export interface NamedFile {
  key: string;
  slot: string;
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
