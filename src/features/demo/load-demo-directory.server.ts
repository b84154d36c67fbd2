import { availableParallelism } from 'node:os';
import type { ProcessedPicture } from '#features/media/process-picture.server.ts';
import { savePicture } from '#features/media/save-picture.server.ts';
import { insertAll } from '#platform/db/insert-all.server.ts';
import { accounts } from '#platform/db/tables/accounts.ts';
import { profileEventDays } from '#platform/db/tables/events.ts';
import { media } from '#platform/db/tables/media.ts';
import { reviews } from '#platform/db/tables/reviews.ts';
import { searchDays } from '#platform/db/tables/search.ts';
import type { Services } from '#platform/services.server.ts';
import type { Storage } from '#platform/storage/storage.server.ts';
import { createDemoLogins, writeDemoLogins, type DemoLogin } from './demo-logins.server.ts';
import { picturesOf, renderPicture } from './demo-pictures.server.ts';
import { demoProviders } from './demo-providers.ts';
import type { DemoProvider } from './demo-rows.ts';
import { demoSearches, demoVisits } from './demo-visits.ts';
import { insertProviders } from './insert-providers.server.ts';

/** Fills an empty directory with invented providers: all of them, or after a crash none. */
export async function loadDemoDirectory({ db, storage, env, clock }: Services): Promise<void> {
  const now = clock.now();
  const providers = demoProviders(now);
  const pictures = await renderAll(providers);
  const logins = await createDemoLogins();
  await writeDemoLogins(env.DATA_DIR, logins);

  await db.transaction(async (tx) => {
    const ids = await insertProviders(tx, withLogins(providers, logins));
    const staff = logins.find(({ kind }) => kind === 'admin')!;
    await tx.insert(accounts).values({ ...staff, isDemo: true });
    const written = providers.flatMap((each, index) =>
      each.reviews.map((review) => ({ ...review, profileId: ids[index]! })),
    );
    await tx.execute(insertAll(reviews, written));
    const visits = providers.flatMap((each, index) =>
      demoVisits(each, now).map((visit) => ({ ...visit, profileId: ids[index]! })),
    );
    await tx.execute(insertAll(profileEventDays, visits));
    await tx.execute(insertAll(searchDays, demoSearches(now)));
    await tx.execute(insertAll(media, await saveAll(storage, providers, ids, pictures)));
  });
}

function withLogins(providers: DemoProvider[], logins: DemoLogin[]): DemoProvider[] {
  const hashes = new Map(logins.map(({ email, passwordHash }) => [email, passwordHash]));
  return providers.map((each) => {
    const passwordHash = hashes.get(each.account.email) ?? each.account.passwordHash;
    return { ...each, account: { ...each.account, passwordHash } };
  });
}

async function renderAll(providers: DemoProvider[]): Promise<Map<string, ProcessedPicture>> {
  const wanted = new Map(providers.flatMap(picturesOf).map((each) => [each.shareAs, each]));
  const rendered = new Map<string, ProcessedPicture>();
  const waiting = wanted.values();
  const worker = async () => {
    for (const picture of waiting) rendered.set(picture.shareAs, await renderPicture(picture));
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, worker));
  return rendered;
}

async function saveAll(
  storage: Storage,
  providers: DemoProvider[],
  ids: number[],
  pictures: Map<string, ProcessedPicture>,
) {
  const rows: (typeof media.$inferInsert)[] = [];
  for (const [index, provider] of providers.entries()) {
    for (const { slot, position, shareAs } of picturesOf(provider)) {
      const place = { accountId: ids[index]!, slot, position };
      rows.push(await savePicture(storage, pictures.get(shareAs)!, place));
    }
  }
  return rows;
}
