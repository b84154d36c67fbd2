import { count, eq, or } from 'drizzle-orm';
import { accounts } from '#platform/db/tables/accounts.ts';
import type { Services } from '#platform/services.server.ts';
import { loadDemoDirectory } from './load-demo-directory.server.ts';

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
  const [found] = await db
    .select({ accounts: count() })
    .from(accounts)
    .where(eq(accounts.isDemo, true));
  if (found?.accounts) log.warn(found, 'invented people of the demo are in this directory');
}
