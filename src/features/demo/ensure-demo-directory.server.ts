import { eq, or, sql } from 'drizzle-orm';
import { applyRows } from '#features/import/rows/apply-rows.server.ts';
import { decideRows, type Decision } from '#features/import/rows/decide-rows.server.ts';
import { savePicture } from '#features/media/store-uploads.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { insertAll } from '#platform/db/insert-all.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profileEventDays } from '#platform/db/tables/events.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { searchDays } from '#platform/db/tables/search.ts';
import type { Services } from '#platform/services.server.ts';
import type { Storage } from '#platform/storage/storage.server.ts';
import { createDemoLogins, writeDemoLogins, type DemoLogin } from './demo-logins.server.ts';
import { demoPictures, demoRecords, type DemoRecord } from './demo-pack.server.ts';
import { accepted, besides, reviewsOf, rowOf } from './demo-rows.server.ts';
import { demoSearches, demoVisits } from './demo-visits.server.ts';

type Progress = <T>(label: string, work: () => Promise<T>) => Promise<T>;

/** By default a new embedded database of a site that is not public is filled: a first look shows a living directory. */
export async function ensureDemoDirectory(services: Services, step: Progress): Promise<void> {
  if (!services.env.DEMO_DATA) return warnOfDemo(services);
  // Where only invented providers are, loading was cut off before its end.
  const [someone] = await services.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(or(eq(accounts.isDemo, false), eq(accounts.kind, 'admin')))
    .limit(1);
  if (someone) return;
  await step('Loading the demo directory', () => loadDemoDirectory(services));
}

/** A directory that was begun with the demo: its accounts open nothing any more, but visitors find them. */
async function warnOfDemo({ db, log }: Services): Promise<void> {
  const [invented] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.isDemo, true))
    .limit(1);
  if (invented) log.warn('invented people of the demo are in this directory');
}

/** Fills a directory with invented providers. Logins come last: without them it goes on at the next start. */
async function loadDemoDirectory(services: Services): Promise<void> {
  const { db, env, clock } = services;
  const records = demoRecords();
  await loadProviders(services, records, demoPictures());
  const logins = await createDemoLogins();
  await writeDemoLogins(env.DATA_DIR, logins);
  await db.transaction(async (tx) => {
    await insertVisits(tx, records, clock.now());
    await setLogins(tx, logins);
  });
}

async function insertVisits(tx: Db, records: readonly DemoRecord[], now: Date): Promise<void> {
  const rows = await tx.select({ id: profiles.accountId, slug: profiles.slug }).from(profiles);
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  const visits = records.flatMap((record) =>
    demoVisits(record, now).map((visit) => ({ ...visit, profileId: ids.get(record.slug)! })),
  );
  await tx.execute(insertAll(profileEventDays, visits));
  await tx.execute(insertAll(searchDays, demoSearches(now)));
}

async function setLogins(tx: Db, logins: readonly DemoLogin[]): Promise<void> {
  for (const { kind, email, passwordHash } of logins) {
    if (kind === 'admin')
      await tx.insert(accounts).values({ kind, email, passwordHash, isDemo: true });
    else await tx.update(accounts).set({ passwordHash }).where(eq(accounts.email, email));
  }
}

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
