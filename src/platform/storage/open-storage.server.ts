import { join } from 'node:path';
import type { Env } from '../env.server.ts';
import type { Log } from '../log.server.ts';
import { StartRefused } from '../start-refused.server.ts';
import { createDiskStorage } from './disk-storage.server.ts';
import { readStorageUrl } from './s3-place.server.ts';
import { createS3Storage } from './s3-storage.server.ts';
import type { Storage } from './storage.server.ts';

/** The folder beside the data, or the bucket that STORAGE_URL names. */
export async function openStorage(
  { STORAGE_URL, DATA_DIR }: Pick<Env, 'STORAGE_URL' | 'DATA_DIR'>,
  log: Log,
): Promise<Storage> {
  if (!STORAGE_URL) return createDiskStorage(join(DATA_DIR, 'media'));
  const place = readStorageUrl(STORAGE_URL);
  const storage = createS3Storage(place);
  try {
    for await (const _ of storage.list('kanek')) break;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const reason = cause instanceof Error ? cause.message : String(error);
    // A wrong key or bucket stays wrong; a store that is away comes back, and most of the site does without it.
    if (/: 4\d\d\b/.test(reason))
      throw new StartRefused(
        `The bucket ${place.bucket} cannot be used: ${reason}.\n` +
          'Check the key, the secret, the bucket and the region in STORAGE_URL.',
        { cause: error },
      );
    log.warn({ err: error }, 'object storage is away');
  }
  return storage;
}
