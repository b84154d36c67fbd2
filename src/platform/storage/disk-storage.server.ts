import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { nullIfMissing } from '../errors.ts';
import { safeKey, type Storage } from './storage.server.ts';

export function createDiskStorage(folder: string): Storage {
  return {
    async put(key, file) {
      const path = pathOf(key);
      const part = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true });
      // Written aside, flushed, then renamed: after a crash a key holds the whole file or nothing.
      try {
        await writeFlushed(part, file instanceof Uint8Array ? file : file.read());
        await rename(part, path);
      } catch (error) {
        // On a full disk half a file would keep what room there is.
        await rm(part, { force: true });
        throw error;
      }
    },
    find: async (key) => readFile(pathOf(key)).catch(nullIfMissing),
    async open(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(nullIfMissing);
      if (!found) return null;
      return {
        size: found.size,
        async *read(start, end) {
          yield* createReadStream(path, { start, end });
        },
      };
    },
    list: (prefix) => list(pathOf(prefix)),
    async remove(key) {
      await rm(pathOf(key), { recursive: true, force: true });
    },
  };

  async function* list(below: string): ReturnType<Storage['list']> {
    const inside = await readdir(below, { withFileTypes: true }).catch(nullIfMissing);
    for (const found of inside ?? []) {
      const path = join(below, found.name);
      if (found.isDirectory()) yield* list(path);
      if (!found.isFile()) continue;
      const file = await stat(path).catch(() => null);
      if (file) yield { key: relative(folder, path).split(sep).join('/'), writtenAt: file.mtime };
    }
  }

  function pathOf(key: string): string {
    return join(folder, safeKey(key));
  }
}

async function writeFlushed(
  path: string,
  bytes: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}
