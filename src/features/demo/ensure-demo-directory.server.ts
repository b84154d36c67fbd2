import { accounts } from '#platform/db/tables/accounts.ts';
import type { Services } from '#platform/services.server.ts';

type Progress = <T>(label: string, work: () => Promise<T>) => Promise<T>;

/** By default a new embedded database is filled, so that a first look shows a living directory. */
export async function ensureDemoDirectory(services: Services, step: Progress): Promise<void> {
  const wanted = services.env.DEMO_DATA ?? services.database.engine === 'embedded';
  if (!wanted) return;
  const [someone] = await services.db.select({ id: accounts.id }).from(accounts).limit(1);
  if (someone) return;
  // Imported only when it is needed: its texts and drawings are the larger part of the bundle.
  const { loadDemoDirectory } = await import('./load-demo-directory.server.ts');
  await step('Loading the demo directory', () => loadDemoDirectory(services));
}
