import { sql } from 'drizzle-orm';
import { applyRows } from '#features/import/rows/apply-rows.server.ts';
import { decideRows, type Decision } from '#features/import/rows/decide-rows.server.ts';
import { savePicture } from '#features/media/store-uploads.server.ts';
import { insertAll } from '#platform/db/insert-all.server.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import type { Services } from '#platform/services.server.ts';
import type { Storage } from '#platform/storage/storage.server.ts';
import type { demoPictures } from './demo-pack.server.ts';
import type { DemoRecord } from './demo-record.rules.ts';
import { accepted, besides, reviewsOf, rowOf } from './demo-rows.server.ts';

const BATCH = 100;

type OpenPicture = ReturnType<typeof demoPictures>;

/**
 * Brings the demo as an operator's list is brought, batch after batch: who is known by the id is left alone, so that a
 * start that was cut off goes on where it ended.
 */
export async function loadProviders(
  { db, storage, clock }: Pick<Services, 'db' | 'storage' | 'clock'>,
  records: readonly DemoRecord[],
  openPicture: OpenPicture,
): Promise<void> {
  // One moment for all: those who joined on one day stay equal, whichever batch they are in.
  const now = clock.now();
  const rows = records.map(rowOf);
  const file = { seen: new Map<string, number>(), hasPicture: () => true };
  for (let start = 0; start < rows.length; start += BATCH)
    await db.transaction(async (tx) => {
      // Another instance may be loading the same: the second one waits, and finds them.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('load demo'))`);
      const decided = await decideRows(tx, rows.slice(start, start + BATCH), file);
      const decisions = decided.map((each) => accepted(recordOf(each), each));
      const made = decisions.filter(({ outcome }) => outcome === 'make');
      const applied = await applyRows(tx, decisions, {
        now,
        language: 'en',
        pictures: await savePictures(storage, made, openPicture),
        besides: new Map(made.map((each) => [each.number, besides(recordOf(each), now)])),
      });
      const written = made.flatMap((each) => {
        const { profileId } = applied.get(each.number)!;
        return reviewsOf(recordOf(each), now).map((review) => ({ ...review, profileId }));
      });
      if (written.length > 0) await tx.execute(insertAll(reviews, written));
    });

  function recordOf({ number }: Decision): DemoRecord {
    return records[number - 1]!;
  }
}

/** Files of a batch that comes to nothing are left to the sweep. */
async function savePictures(storage: Storage, made: readonly Decision[], open: OpenPicture) {
  const saved = made.map(async ({ number, pictures }) => {
    const each = pictures.map(async ({ name, ...place }) =>
      savePicture(storage, await open(place.slot, name), place),
    );
    return [number, await Promise.all(each)] as const;
  });
  return new Map(await Promise.all(saved));
}
