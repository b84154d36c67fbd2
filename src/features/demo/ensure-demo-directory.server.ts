import { eq, or } from 'drizzle-orm';
import { accounts } from '#platform/db/tables/accounts.ts';
import type { Services } from '#platform/services.server.ts';
import type { Db } from '#platform/db/database.server.ts';
import { insertAll } from '#platform/db/insert-all.server.ts';
import { profileEventDays } from '#platform/db/tables/events.ts';
import { profiles } from '#platform/db/tables/profiles.ts';
import { searchDays } from '#platform/db/tables/search.ts';
import { createDemoLogins, writeDemoLogins, type DemoLogin } from './demo-logins.server.ts';
import { demoPictures, demoRecords } from './demo-pack.server.ts';
import type { DemoRecord } from './demo-record.rules.ts';
import { demoSearches, demoVisits } from './demo-visits.server.ts';
import { loadProviders } from './load-providers.server.ts';

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
