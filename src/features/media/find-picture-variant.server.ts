import { sharp } from '#platform/sharp.server.ts';
import { createSemaphore } from '#platform/semaphore.server.ts';
import type { Services } from '#platform/services.server.ts';
import { keepMade } from './keep-made.server.ts';
import type { VariantFormat } from './picture.rules.ts';
import { storageKeyOf } from './stored-files.server.ts';

type Keeper = Pick<Services, 'storage' | 'log'>;

interface Variant {
  key: string;
  width: number;
  format: VariantFormat;
}

/** Of its own: whoever looks never waits behind those who upload. */
const withPermit = createSemaphore(2);
const underWay = new Map<string, Promise<Buffer | null>>();

/** A picture in one width and format: made on first demand, kept for good. */
export async function findPictureVariant(keeper: Keeper, variant: Variant): Promise<Buffer | null> {
  const { key, width, format } = variant;
  const name = `${storageKeyOf(key)}/${width}.${format}`;
  const ready = await keeper.storage.find(name);
  if (ready) return ready;

  const making = underWay.get(name) ?? withPermit(() => make(keeper, name, variant));
  underWay.set(name, making);
  return making.finally(() => underWay.delete(name));
}

async function make(keeper: Keeper, name: string, { key, width, format }: Variant) {
  const master = await keeper.storage.find(`${storageKeyOf(key)}/master.webp`);
  if (!master) return null;
  const resized = sharp(master).resize({ width, withoutEnlargement: true });
  const bytes = await (
    format === 'avif'
      ? resized.avif({ quality: 44, effort: 2, chromaSubsampling: '4:2:0' })
      : resized.webp({ quality: 78, effort: 4 })
  ).toBuffer();
  return keepMade(keeper, name, bytes);
}
