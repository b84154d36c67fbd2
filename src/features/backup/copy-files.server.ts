import type { Storage } from '#platform/storage/storage.server.ts';
import { filePart } from './manifest.ts';
import { writePart } from './parts.server.ts';

const AT_A_TIME = 4;

/** Copies what is not copied yet into the backup; returns what storage does not have. Files never change under their key. */
export async function copyFiles(
  storage: Storage,
  folder: string,
  keys: readonly string[],
  sums: Map<string, string>,
): Promise<string[]> {
  const waiting = keys.filter((key) => !sums.has(filePart(key)));
  const lost: string[] = [];
  const worker = async () => {
    for (let key = waiting.pop(); key; key = waiting.pop()) {
      const file = await storage.open(key);
      if (file)
        sums.set(
          filePart(key),
          await writePart(folder, filePart(key), file.read(0, file.size - 1)),
        );
      else lost.push(key);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return lost.sort();
}
