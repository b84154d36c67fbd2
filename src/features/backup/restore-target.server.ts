import { resolve } from 'node:path';
import type { Env } from '#platform/env.server.ts';
import { readStorageUrl } from '#platform/storage/s3-place.server.ts';

type Place = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'STORAGE_URL'>;

/** For whoever has not the settings that they think they have: the database and the files that are about to be written. */
export function restoreTarget({ DATABASE_URL, DATA_DIR, STORAGE_URL }: Place): string {
  const server = DATABASE_URL && new URL(DATABASE_URL);
  const database = server
    ? `PostgreSQL at ${server.host}${server.pathname}`
    : `the embedded database in ${resolve(DATA_DIR, 'postgres')}`;
  const bucket = STORAGE_URL && readStorageUrl(STORAGE_URL);
  const files = bucket ? `${bucket.bucket}/${bucket.folder}` : resolve(DATA_DIR, 'media');
  return `${database}, files in ${files}`;
}
