import { createHash } from 'node:crypto';
import { AppError } from '#platform/errors.ts';
import type { Source, Storage } from '#platform/storage/storage.server.ts';
import { sayProblem } from '#platform/say-problem.ts';
import { pictureType, checkPictureFile } from '#features/media/picture.rules.ts';
import { processPicture } from '#features/media/process-picture.server.ts';
import { savePicture, type StoredPicture } from '#features/media/store-uploads.server.ts';
import type { NamedPicture } from '../rows/read-row.server.ts';
import { pictureName, readZip } from './read-zip.server.ts';

export const folderOf = (importKey: string): string => `imports/${importKey}`;

const placeOf = (importKey: string) => `${folderOf(importKey)}/pictures`;

/** Names are anything; a key is ours. */
const keyOf = (importKey: string, name: string) =>
  `${placeOf(importKey)}/${createHash('sha256').update(pictureName(name)).digest('hex')}`;

/** Takes the pictures out of a zip, each under its name. A zip that is refused adds none, and takes none away. */
export async function keepPictures(
  storage: Storage,
  importKey: string,
  zip: Source,
): Promise<number> {
  // All of it is looked at first: what it would replace is gone by the time that its end is read.
  for await (const _ of readZip(zip));
  const isThere = await picturesKept(storage, importKey);
  const names: string[] = [];
  try {
    for await (const { name, bytes } of readZip(zip)) {
      names.push(name);
      await storage.put(keyOf(importKey, name), bytes);
    }
    return names.length;
  } catch (error) {
    for (const name of names) if (!isThere(name)) await storage.remove(keyOf(importKey, name));
    throw error;
  }
}

/** Which pictures there are. */
export async function picturesKept(
  storage: Storage,
  importKey: string,
): Promise<(name: string) => boolean> {
  const keys = new Set<string>();
  for await (const { key } of storage.list(placeOf(importKey))) keys.add(key);
  return (name) => keys.has(keyOf(importKey, name));
}

export interface RefusedPicture {
  name: string;
  /** What was wrong with it, in the words of the forms. */
  say: () => string;
}

interface PreparedPictures {
  stored: StoredPicture[];
  refused: RefusedPicture[];
}

/** Draws the pictures of a row as an upload would be drawn; their rows are the caller's to write. */
export async function preparePictures(
  storage: Storage,
  importKey: string,
  wanted: readonly NamedPicture[],
): Promise<PreparedPictures> {
  const prepared: PreparedPictures = { stored: [], refused: [] };
  for (const { slot, position, name } of wanted) {
    const bytes = await storage.find(keyOf(importKey, name));
    if (!bytes) continue;
    const refusal = () => checkPictureFile(slot, { type: pictureType(bytes), size: bytes.length });
    if (refusal()) {
      prepared.refused.push({ name, say: () => refusal()! });
      continue;
    }
    try {
      const picture = await processPicture(bytes, slot);
      prepared.stored.push(await savePicture(storage, picture, { slot, position }));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { message, problem, values } = error;
      prepared.refused.push({ name, say: () => (problem ? sayProblem(problem, values) : message) });
    }
  }
  return prepared;
}
