import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from './storage.server.ts';

const SAFE_KEY = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9.-]*)*$/;

export function createDiskStorage(folder: string): Storage {
  return {
    async put(key, bytes) {
      const file = pathOf(key);
      const part = `${file}.${randomUUID()}.part`;
      await mkdir(dirname(file), { recursive: true });
      // Written aside, flushed, then renamed: after a crash a key holds the whole file or nothing.
      const handle = await open(part, 'wx');
      try {
        await handle.writeFile(bytes);
        await handle.datasync();
      } finally {
        await handle.close();
      }
      await rename(part, file);
    },
    async find(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { recursive: true, force: true });
    },
  };

  function pathOf(key: string): string {
    if (!SAFE_KEY.test(key)) throw new Error(`not a storage key: ${JSON.stringify(key)}`);
    return join(folder, key);
  }
}
