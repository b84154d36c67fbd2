import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { PictureSlot } from '#features/media/picture.rules.ts';
import type { ProcessedPicture } from '#features/media/process-picture.server.ts';
import { savePicture } from '#features/media/store-uploads.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { insertAll } from '#platform/db/insert-all.server.ts';
import { media } from '#platform/db/tables/media.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import type { Services } from '#platform/services.server.ts';
import type { Storage } from '#platform/storage/storage.server.ts';
import { directoryRecord, type DirectoryRecord } from './directory-record.rules.ts';
import { insertProviders } from './insert-providers.server.ts';
import { providerRows, type ProviderRows } from './provider-rows.server.ts';

const BATCH = 100;

export interface Directory {
  records: Iterable<unknown> | AsyncIterable<unknown>;
  openPicture: (slot: PictureSlot, name: string) => Promise<ProcessedPicture>;
  isDemo: boolean;
}

/**
 * Adds the providers of a directory, batch after batch. A record whose slug is known is passed over, so that an import
 * that was cut off, or stopped at a record that breaks the rules, is started again and goes on where it ended.
 */
export async function importDirectory(
  { db, storage, clock }: Pick<Services, 'db' | 'storage' | 'clock'>,
  directory: Directory,
): Promise<void> {
  // One moment for all: those who joined on one day stay equal, whichever batch they are in.
  const place = { db, storage, now: clock.now() };
  let batch: DirectoryRecord[] = [];
  let read = 0;
  for await (const record of directory.records) {
    batch.push(checked(record, ++read));
    if (batch.length < BATCH) continue;
    await importBatch(place, directory, batch);
    batch = [];
  }
  if (batch.length > 0) await importBatch(place, directory, batch);
}

function checked(record: unknown, number: number): DirectoryRecord {
  const result = directoryRecord.safeParse(record);
  if (result.success) return result.data;
  throw new Error(`Record ${number} breaks the rules:\n${z.prettifyError(result.error)}`);
}

async function importBatch(
  { db, storage, now }: Pick<Services, 'db' | 'storage'> & { now: Date },
  { openPicture, isDemo }: Directory,
  batch: readonly DirectoryRecord[],
): Promise<void> {
  await db.transaction(async (tx) => {
    // Another instance may be importing the same records: the second one waits, and finds them.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('import directory'))`);
    const known = await knownSlugs(tx, batch);
    const rows = batch
      .filter(({ slug }) => !known.has(slug))
      .map((record) => providerRows(record, { now, isDemo }));
    if (rows.length === 0) return;
    const ids = await insertProviders(tx, rows);
    const written = rows.flatMap((each, index) =>
      each.reviews.map((review) => ({ ...review, profileId: ids[index]! })),
    );
    if (written.length > 0) await tx.execute(insertAll(reviews, written));
    const pictures = await savePictures(storage, rows, ids, openPicture);
    if (pictures.length > 0) await tx.execute(insertAll(media, pictures));
  });
}

async function knownSlugs(tx: Db, batch: readonly DirectoryRecord[]): Promise<Set<string>> {
  const slugs = batch.map(({ slug }) => slug);
  const rows = await tx
    .select({ slug: profiles.slug })
    .from(profiles)
    .where(inArray(profiles.slug, slugs));
  return new Set(rows.map(({ slug }) => slug));
}

/** Files of a batch that comes to nothing are left to the sweep. */
function savePictures(
  storage: Storage,
  rows: readonly ProviderRows[],
  ids: readonly number[],
  openPicture: Directory['openPicture'],
) {
  const places = rows.flatMap(({ record }, index) =>
    placesOf(record).map((place) => ({ ...place, accountId: ids[index]! })),
  );
  return Promise.all(
    places.map(async ({ name, ...place }) =>
      savePicture(storage, await openPicture(place.slot, name), place),
    ),
  );
}

function placesOf({ pictures: { profile, background, showcase } }: DirectoryRecord) {
  const names = { profile: [profile], background: [background], showcase };
  return (Object.keys(names) as PictureSlot[]).flatMap((slot) =>
    names[slot].flatMap((name, position) => (name ? [{ slot, position, name }] : [])),
  );
}
