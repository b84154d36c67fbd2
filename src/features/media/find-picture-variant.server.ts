import { sharp } from '#platform/sharp.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Storage } from '#platform/storage/storage.server.ts';
import type { VariantFormat } from './picture.rules.ts';
import { storageKeyOf } from './stored-files.server.ts';
import { createSemaphore } from '#platform/semaphore.server.ts';

interface Variant {
  key: string;
  width: number;
  format: VariantFormat;
}

/** Of its own: whoever looks never waits behind those who upload. */
const findOrDraw = createOnDemand(2);

/** A picture in one width and format: made on first demand, kept for good. */
export async function findPictureVariant(
  keeper: Pick<Services, 'storage' | 'log'>,
  variant: Variant,
): Promise<Buffer | null> {
  const { key, width, format } = variant;
  const name = `${storageKeyOf(key)}/${width}.${format}`;
  return findOrDraw(keeper, name, () => draw(keeper.storage, variant));
}

async function draw(storage: Storage, { key, width, format }: Variant) {
  const master = await storage.find(`${storageKeyOf(key)}/master.webp`);
  if (!master) return null;
  const resized = sharp(master).resize({ width, withoutEnlargement: true });
  return (
    format === 'avif'
      ? resized.avif({ quality: 44, effort: 2, chromaSubsampling: '4:2:0' })
      : resized.webp({ quality: 78, effort: 4 })
  ).toBuffer();
}

type Keeper = Pick<Services, 'storage' | 'log'>;

/**
 * Files that are made when they are first asked for, so many at a time, and kept: each is made once, however many ask for
 * it meanwhile. They can be made again: whoever asks gets theirs also where there is no room to keep it.
 */
export function createOnDemand(atATime: number) {
  const withPermit = createSemaphore(atATime);
  const underWay = new Map<string, Promise<Buffer | null>>();

  return async function findOrMake(
    { storage, log }: Keeper,
    key: string,
    make: () => Promise<Buffer | null>,
  ): Promise<Buffer | null> {
    const ready = await storage.find(key);
    if (ready) return ready;
    const makeAndKeep = async () => {
      const made = await make();
      if (made)
        await storage
          .put(key, made)
          .catch((error: unknown) => log.warn({ err: error, key }, 'a picture cannot be kept'));
      return made;
    };
    const making = underWay.get(key) ?? withPermit(makeAndKeep);
    underWay.set(key, making);
    return making.finally(() => underWay.delete(key));
  };
}
