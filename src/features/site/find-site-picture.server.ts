import { eq } from 'drizzle-orm';
import { sharp } from '#platform/sharp.server.ts';
import { withPermit } from '#features/media/process-picture.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { siteFiles } from '#platform/db/tables/settings.ts';

interface Variant {
  key: string;
  width: number;
  format: 'avif' | 'webp';
}

const MOST_KEPT = 40;
const made = new Map<string, Promise<Buffer | null>>();

/** As it was uploaded, in our own drawing. */
export async function findSiteFile(db: Db, key: string): Promise<Buffer | null> {
  const [file] = await db
    .select({ bytes: siteFiles.bytes })
    .from(siteFiles)
    .where(eq(siteFiles.key, key));
  return file?.bytes ?? null;
}

/** In one width and format: made when first asked for, and kept in memory, for there are few. */
export function findSitePicture(db: Db, variant: Variant): Promise<Buffer | null> {
  const { key, width, format } = variant;
  return kept(`${key} ${width}.${format}`, async () => {
    const original = await findSiteFile(db, key);
    if (!original) return null;
    const resized = sharp(original).resize({ width, withoutEnlargement: true });
    return withPermit(() =>
      format === 'avif'
        ? resized.avif({ quality: 50, effort: 3 }).toBuffer()
        : resized.webp({ quality: 84, effort: 4 }).toBuffer(),
    );
  });
}

/** Made once by each instance. What could not be made is tried again. */
export function kept(name: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
  const known = made.get(name);
  if (known) return known;
  if (made.size >= MOST_KEPT) made.clear();
  const making = make().then(
    (bytes) => {
      if (!bytes) made.delete(name);
      return bytes;
    },
    (error: unknown) => {
      made.delete(name);
      throw error;
    },
  );
  made.set(name, making);
  return making;
}
