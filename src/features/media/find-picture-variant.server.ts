import { sharp } from '#platform/sharp.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Storage } from '#platform/storage/storage.server.ts';
import { createOnDemand } from './make-on-demand.server.ts';
import type { VariantFormat } from './picture.rules.ts';
import { storageKeyOf } from './stored-files.server.ts';

interface Variant {
  key: string;
  width: number;
  format: VariantFormat;
}

/** Of its own: whoever looks never waits behind those who upload. */
const findOrMake = createOnDemand(2);

/** A picture in one width and format: made on first demand, kept for good. */
export async function findPictureVariant(
  keeper: Pick<Services, 'storage' | 'log'>,
  variant: Variant,
): Promise<Buffer | null> {
  const { key, width, format } = variant;
  const name = `${storageKeyOf(key)}/${width}.${format}`;
  return findOrMake(keeper, name, () => make(keeper.storage, variant));
}

async function make(storage: Storage, { key, width, format }: Variant) {
  const master = await storage.find(`${storageKeyOf(key)}/master.webp`);
  if (!master) return null;
  const resized = sharp(master).resize({ width, withoutEnlargement: true });
  return (
    format === 'avif'
      ? resized.avif({ quality: 44, effort: 2, chromaSubsampling: '4:2:0' })
      : resized.webp({ quality: 78, effort: 4 })
  ).toBuffer();
}
