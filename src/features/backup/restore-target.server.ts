import { resolve } from 'node:path';
import { nameOfServer } from '#platform/db/database.server.ts';
import type { Env } from '#platform/env.server.ts';
import { readStorageUrl } from '#platform/storage/s3-place.server.ts';

type Place = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'STORAGE_URL'>;

/** For whoever has not the settings that they think they have: the database and the files that are about to be written. */
export function restoreTarget({ DATABASE_URL, DATA_DIR, STORAGE_URL }: Place): string {
  const database = DATABASE_URL
    ? nameOfServer(DATABASE_URL)
    : `the embedded database in ${resolve(DATA_DIR, 'postgres')}`;
  const bucket = STORAGE_URL && readStorageUrl(STORAGE_URL);
  const files = bucket ? `${bucket.bucket}/${bucket.folder}` : resolve(DATA_DIR, 'media');
  return `${database}, files in ${files}`;
}
