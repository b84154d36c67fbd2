import sharp from 'sharp';
import type { Storage } from '#platform/storage/storage.server.ts';
import type { VariantFormat } from './picture.rules.ts';
import { storageKeyOf } from './save-picture.server.ts';

const AT_A_TIME = 2;
const waiting: (() => void)[] = [];
const underWay = new Map<string, Promise<Buffer | null>>();
let running = 0;

/** A picture in one width and format: made on first demand, kept for good. */
export async function findPictureVariant(
  storage: Storage,
  { key, width, format }: { key: string; width: number; format: VariantFormat },
): Promise<Buffer | null> {
  const folder = storageKeyOf(key);
  const name = `${folder}/${width}.${format}`;
  const ready = await storage.find(name);
  if (ready) return ready;

  const making = underWay.get(name) ?? inTurn(() => make(storage, folder, name, width, format));
  underWay.set(name, making);
  return making.finally(() => underWay.delete(name));
}

async function make(
  storage: Storage,
  folder: string,
  name: string,
  width: number,
  format: VariantFormat,
): Promise<Buffer | null> {
  const master = await storage.find(`${folder}/master.webp`);
  if (!master) return null;
  const resized = sharp(master).resize({ width, withoutEnlargement: true });
  const bytes = await (
    format === 'avif'
      ? resized.avif({ quality: 50, effort: 3 })
      : resized.webp({ quality: 78, effort: 4 })
  ).toBuffer();
  await storage.put(name, bytes);
  return bytes;
}

/** Decoding is heavy: a burst of first visits must not take the machine from everyone else. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_A_TIME) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
